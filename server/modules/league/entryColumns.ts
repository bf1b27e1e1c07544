import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { entryFilterColumns } from '../../../contract/filterColumns';
import type { LeagueEntriesQuery } from '../../../contract/league';
import { leagueEntrySortFields } from '../../../contract/lists';
import { readSorting } from '../../../contract/sorting';
import { dateColumn, numberColumn, textColumn, type MakeCondition } from '../../db/columnConditions';
import { sortOrder, type SortColumn } from '../../db/sortOrder';

type SortField = (typeof leagueEntrySortFields)[number];

const playerName = textColumn([
  sql<string>`m.name || ' ' || m.surname`,
  sql<string>`m.surname || ' ' || m.name`,
  sql<string>`m.surname || ', ' || m.name`,
]);
const trainingName = textColumn([sql<string>`name_en`, sql<string>`name_de`]);
const number = (column: string) => sql.ref<number | null>(column);

/** Returns how league events `e` of the club are filtered by each of their columns. */
export const entryConditions = (golfclubId: string): Record<keyof typeof entryFilterColumns, MakeCondition> => ({
  player: (filter) =>
    sql<SqlBool>`e.member_id in (select m.id from members m where m.golfclub_id = ${golfclubId} and ${playerName(filter)})`,
  training: (filter) => sql<SqlBool>`e.training_id in (select id from trainings where ${trainingName(filter)})`,
  date: dateColumn(sql.ref('e.training_date')),
  score: numberColumn(number('e.score')),
  points: numberColumn(number('e.points')),
  handicapStarted: numberColumn(number('e.handicap_started_tenths'), 10),
  handicapPlayed: numberColumn(number('e.handicap_played_tenths'), 10),
  handicapDifference: numberColumn(number('e.handicap_difference_tenths'), 10),
});

const byName = [sql`m.surname collate "und-x-icu"`, sql`m.name collate "und-x-icu"`];
const columns: Record<SortField, SortColumn> = {
  player: { by: byName },
  training: { by: [sql`t.shown_name`], emptyLast: true },
  date: { by: [sql.ref('e.training_date')] },
  score: { by: [sql.ref('e.score')] },
  points: { by: [sql.ref('e.points')] },
  handicapStarted: { by: [sql.ref('e.handicap_started_tenths')], emptyLast: true },
  handicapPlayed: { by: [sql.ref('e.handicap_played_tenths')], emptyLast: true },
  handicapDifference: { by: [sql.ref('e.handicap_difference_tenths')], emptyLast: true },
};
/** Never turned round: the latest first, then the players by name. */
const tiebreak = [sql`e.training_date desc`, sql`e.training_id desc`, ...byName, sql.ref('m.id')];

/** Returns the order of league events `e` with their players `m`, and whether it needs their trainings `t`. */
export function entrySorting(sort: LeagueEntriesQuery['sort'] = '-date'): {
  order: RawBuilder<unknown>;
  needsTrainings: boolean;
} {
  const sorted = readSorting(sort, leagueEntrySortFields);
  const last = sorted.at(-1);
  const isByDay = last?.field === 'date' && !last.descending;
  return {
    // From the first day on, the trainings of one day follow each other in their order too.
    order: sortOrder(sorted, columns, isByDay ? [sql.ref('e.training_id'), ...tiebreak] : tiebreak),
    needsTrainings: sorted.some(({ field }) => field === 'training'),
  };
}
