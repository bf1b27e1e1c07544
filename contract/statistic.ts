import { type Static, Type } from '@sinclair/typebox';
import { limits } from './limits';
import { MappingRow } from './mapping';
import { CalendarDate, closed, Handicap, Id, LocalizedNamed, LocalizedString, Maybe, Named, Points } from './shapes';

export const PlayerStatistic = Type.Object(
  {
    username: Type.String(),
    name: Type.String(),
    surname: Type.String(),
    playerId: Id,
    categories: Type.Array(
      Type.Object(
        {
          category: LocalizedNamed,
          history: Type.Array(
            Type.Object(
              {
                trainingId: Id,
                trainingName: LocalizedString,
                date: CalendarDate,
                score: Type.Integer(),
                handicapStarted: Maybe(Handicap),
                handicapPlayed: Maybe(Type.Number()),
                points: Points,
              },
              closed,
            ),
            { description: 'Latest first' },
          ),
        },
        closed,
      ),
      { description: 'Those the player has results in, the one played last first' },
    ),
  },
  closed,
);

export type PlayerStatistic = Static<typeof PlayerStatistic>;

export type StatisticCategory = PlayerStatistic['categories'][number];

export type StatisticResult = StatisticCategory['history'][number];

export const PlayerParams = Type.Object({ username: Type.String({ maxLength: 200 }) }, closed);

/** Asks how the league tables would look, had all finished trainings of this mapping been scored with these rows. */
export const WhatIf = Type.Object(
  { mappingId: Id, mapping: Type.Array(MappingRow, { maxItems: limits.mapping.rows }) },
  closed,
);

export type WhatIf = Static<typeof WhatIf>;

const Standing = Type.Object({ rank: Type.Integer({ minimum: 1 }), totalPoints: Type.Integer() }, closed);

export const RecomputedEntry = Type.Object(
  {
    player: Type.Object({ id: Id, name: Type.String(), surname: Type.String(), username: Type.String() }, closed),
    before: Standing,
    after: Standing,
  },
  closed,
);

export type RecomputedEntry = Static<typeof RecomputedEntry>;

export const RecomputedTable = Type.Object(
  {
    golfclub: Named,
    trainings: Type.Integer({ minimum: 1, description: 'How many finished trainings of the club used the mapping' }),
    entries: Type.Array(RecomputedEntry, { description: 'In the new order' }),
  },
  closed,
);

export type RecomputedTable = Static<typeof RecomputedTable>;

export const WhatIfAnswer = Type.Object(
  { golfclubs: Type.Array(RecomputedTable, { description: 'By name; only clubs that used the mapping' }) },
  closed,
);

export type WhatIfAnswer = Static<typeof WhatIfAnswer>;
