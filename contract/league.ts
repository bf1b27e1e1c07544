import { Type, type Static } from '@sinclair/typebox';
import { leagueEntrySortFields, leagueTablePrizes, trainingTypes } from './lists';
import { MappingRow } from './mapping';
import {
  CalendarDate,
  closed,
  Handicap,
  Id,
  LocalizedNamed,
  LocalizedString,
  Maybe,
  OneOf,
  pageQuery,
  Points,
  SortBy,
  Where,
} from './shapes';
import { entryFilterColumns } from './sorting';
import { ScoreHandicapEntry } from './template';

const EventBall = Type.Object({ index: Type.Integer({ minimum: 0 }), points: Points }, closed);
const LeaguePlayer = Type.Object(
  { id: Id, name: Type.String(), surname: Type.String(), username: Type.String() },
  closed,
);
/** A player as other players see one: without staff rights only the own username is sent. */
const FellowPlayer = Type.Object(
  {
    ...LeaguePlayer.properties,
    username: Type.Optional(Type.String({ description: 'Of others than oneself only for staff' })),
  },
  closed,
);

export const LeagueTableEvent = Type.Object(
  {
    trainingId: Id,
    trainingName: LocalizedString,
    trainingDate: CalendarDate,
    balls: Type.Array(EventBall),
    points: Points,
    handicapStarted: Maybe(Handicap),
    handicapPlayed: Maybe(Type.Number()),
    handicapDifference: Maybe(Type.Number()),
  },
  closed,
);
export type LeagueTableEvent = Static<typeof LeagueTableEvent>;

export const LeagueTableEntry = Type.Object(
  {
    player: FellowPlayer,
    totalPoints: Type.Integer(),
    previousRank: Maybe(
      Type.Integer({
        minimum: 1,
        description: 'Before the latest training of the period; null: not in the table then',
      }),
    ),
    trend: Type.Array(Points, {
      maxItems: 10,
      description: 'The points of the last events, oldest first; of others than oneself only for staff',
    }),
    tied: Type.Boolean({ description: 'Only the name put this entry before or after another' }),
    leagueTableEvents: Type.Array(LeagueTableEvent, {
      description: 'Latest first; empty for players, and where they are not asked for',
    }),
  },
  closed,
);
export type LeagueTableEntry = Static<typeof LeagueTableEntry>;

/** A prize of the price management that belongs to a place of the table. */
export const LeaguePrize = Type.Object(
  {
    prize: OneOf(leagueTablePrizes),
    name: Type.String(),
    description: Type.String(),
    cloudinary_image: Maybe(Type.String()),
  },
  closed,
);
export type LeaguePrize = Static<typeof LeaguePrize>;

export const LeagueTable = Type.Object(
  {
    golfclubId: Id,
    leagueTableEntries: Type.Array(LeagueTableEntry),
    prizes: Type.Array(LeaguePrize, { description: 'First prize first' }),
    years: Type.Array(Type.Integer(), { description: 'Those with finished trainings of the club, latest first' }),
  },
  closed,
);
export type LeagueTable = Static<typeof LeagueTable>;

const period = { from: Type.Optional(CalendarDate), to: Type.Optional(CalendarDate) };

export const LeagueTableQuery = Type.Object(
  {
    ...period,
    events: Type.Optional(OneOf(['none'] as const, { description: 'Leaves out the events, which can be many' })),
  },
  closed,
);
export type LeagueTableQuery = Static<typeof LeagueTableQuery>;

/** One row of the league table entries: an event with its player. */
export const LeagueEntry = Type.Object(
  {
    player: LeaguePlayer,
    ...LeagueTableEvent.properties,
    score: Type.Integer({ description: 'The sum of the ball points' }),
  },
  closed,
);
export type LeagueEntry = Static<typeof LeagueEntry>;

export const LeagueEntries = Type.Object(
  {
    entries: Type.Array(LeagueEntry),
    totalCount: Type.Integer({ minimum: 0, description: 'On all pages' }),
    sums: Type.Object({ score: Type.Integer(), points: Type.Integer() }, { ...closed, description: 'Of all pages' }),
    templates: Type.Array(LocalizedNamed, { description: 'Those that the events of the period were planned from' }),
    categories: Type.Array(LocalizedNamed, { description: 'Those of the events of the period' }),
    players: Type.Array(LeaguePlayer, { description: 'Those with events in the period' }),
  },
  closed,
);
export type LeagueEntries = Static<typeof LeagueEntries>;

export const LeagueEntriesQuery = Type.Object(
  {
    ...pageQuery,
    ...period,
    where: Where(entryFilterColumns),
    sort: SortBy(leagueEntrySortFields),
    player: Type.Optional(Id),
    template: Type.Optional(Id),
    category: Type.Optional(Id),
  },
  { ...closed, description: '`q` searches in the names of the players; latest first if not sorted otherwise' },
);
export type LeagueEntriesQuery = Static<typeof LeagueEntriesQuery>;

/** Everything that made the points of one event: the balls, and the maps of the training's snapshot. */
export const LeagueChain = Type.Object(
  {
    player: FellowPlayer,
    team: Type.Array(FellowPlayer, { description: 'All players of the team, empty without one' }),
    ...LeagueTableEvent.properties,
    type: OneOf(trainingTypes),
    scoreHandicapMap: Type.Array(ScoreHandicapEntry),
    mapping: Type.Array(MappingRow),
  },
  closed,
);
export type LeagueChain = Static<typeof LeagueChain>;

export const LeagueChainParams = Type.Object({ scheduledTrainingId: Id, playerId: Id }, closed);
