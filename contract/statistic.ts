import { Type, type Static } from '@sinclair/typebox';
import { CalendarDate, closed, Handicap, Id, LocalizedNamed, LocalizedString, Maybe, Points } from './shapes';

export const PlayerStatistic = Type.Object(
  {
    username: Type.String(),
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
