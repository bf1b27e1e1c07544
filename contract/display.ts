import { Type, type Static } from '@sinclair/typebox';
import { LeaguePrize } from './league';
import { limits } from './limits';
import { trainingTypes } from './lists';
import { CalendarDate, closed, Id, Instant, LocalizedString, Maybe, OneOf, Points, Text } from './shapes';

/** A read-only way into one club's table, for a screen in the clubhouse that nobody signs in at. */
export const DisplayLink = Type.Object(
  {
    id: Id,
    golfclubId: Id,
    name: Type.String({ description: 'Where the screen hangs' }),
    shortNames: Type.Boolean({ description: 'The screen is told only the first letter of the surnames' }),
    createdAt: Instant,
    createdBy: Maybe(Type.Object({ name: Type.String(), surname: Type.String() }, closed)),
    lastUsedAt: Maybe(Instant),
  },
  closed,
);
export type DisplayLink = Static<typeof DisplayLink>;

export const DisplayLinks = Type.Array(DisplayLink);

export const NewDisplayLink = Type.Object({ name: Text(limits.displayLink.name), shortNames: Type.Boolean() }, closed);
export type NewDisplayLink = Static<typeof NewDisplayLink>;

/** What is typed at `/tv` in the place of the long address. */
export const DisplayCode = Type.Object(
  { code: Type.String({ description: 'Told this once; only its hash is kept' }), expiresAt: Instant },
  closed,
);
export type DisplayCode = Static<typeof DisplayCode>;

export const MadeDisplayLink = Type.Object(
  {
    link: DisplayLink,
    secret: Type.String({ description: 'Told this once; only its hash is kept' }),
    code: DisplayCode,
  },
  closed,
);
export type MadeDisplayLink = Static<typeof MadeDisplayLink>;

export const DisplayLinkParams = Type.Object({ golfclubId: Id, displayLinkId: Id }, closed);

export const OpenDisplay = Type.Object({ code: Type.String({ maxLength: 20 }) }, closed);
export type OpenDisplay = Static<typeof OpenDisplay>;

export const OpenedDisplay = Type.Object(
  { secret: Type.String({ description: 'Goes into `Authorization: Display <secret>`' }) },
  closed,
);
export type OpenedDisplay = Static<typeof OpenedDisplay>;

/** What the screen shows; no id, username or handicap of anybody. */
export const Display = Type.Object(
  {
    club: Type.String(),
    entries: Type.Array(
      Type.Object(
        {
          rank: Type.Integer({ minimum: 1 }),
          player: Type.String(),
          totalPoints: Type.Integer(),
          tied: Type.Boolean(),
          previousRank: Maybe(Type.Integer({ minimum: 1 })),
        },
        closed,
      ),
      { description: "This year's league table; a former member has an empty name" },
    ),
    prizes: Type.Array(LeaguePrize),
    running: Type.Array(
      Type.Object(
        {
          name: LocalizedString,
          type: OneOf(trainingTypes),
          results: Type.Array(
            Type.Object(
              {
                players: Type.Array(Type.String()),
                balls: Type.Integer({ minimum: 0 }),
                totalPoints: Type.Integer(),
                points: Points,
              },
              closed,
            ),
            { description: 'Best first, as if the training ended now' },
          ),
        },
        closed,
      ),
      { description: 'Trainings that are started' },
    ),
    year: Type.Integer(),
    at: Instant,
  },
  closed,
);
export type Display = Static<typeof Display>;

export const DisplayQuery = Type.Object(
  {
    today: Type.Optional({
      ...CalendarDate,
      description:
        "The date at the screen's place, whose year is shown; without it, or where it is no date of now, in UTC",
    }),
  },
  closed,
);
export type DisplayQuery = Static<typeof DisplayQuery>;
