import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { trainingFilterColumns } from '../../../contract/filterColumns';
import { trainingSortFields } from '../../../contract/lists';
import { readSorting } from '../../../contract/sorting';
import type { TrainingQuery } from '../../../contract/training';
import {
  booleanColumn,
  choiceColumn,
  dateColumn,
  dayOf,
  isOneOfValues,
  textColumn,
  type MakeCondition,
} from '../../db/columnConditions';
import { sortOrder, type SortColumn } from '../../db/sortOrder';

type SortField = (typeof trainingSortFields)[number];

const byLanguage = (text: RawBuilder<unknown>) => sql`${text} collate "und-x-icu"`;
const shownName = sql`coalesce(nullif(snapshot #>> '{name,en}', ''), snapshot #>> '{name,de}')`;
const type = sql`snapshot ->> 'type'`;
const price = sql<string | null>`(select p.name from instant_prices i
  join session_prices p on p.id = i.session_price_id where i.training_id = scheduled_trainings.id)`;
const planner = (shown: RawBuilder<unknown>) =>
  sql<string | null>`(select ${shown} from members p where p.id = scheduled_trainings.planned_by)`;

/** How scheduled trainings are filtered by each of their columns. */
export const trainingConditions: Record<keyof typeof trainingFilterColumns, MakeCondition> = {
  name: textColumn([sql<string>`snapshot #>> '{name,en}'`, sql<string>`snapshot #>> '{name,de}'`]),
  type: choiceColumn(isOneOfValues(type)),
  teamMode: booleanColumn(sql<SqlBool>`(snapshot ->> 'teamMode')::boolean`),
  status: choiceColumn(isOneOfValues(sql.ref('status'))),
  plannedDate: dateColumn(sql.ref('planned_date')),
  startDate: dateColumn(dayOf(sql.ref('started_at'))),
  finishDate: dateColumn(dayOf(sql.ref('finished_at'))),
  updated_at: dateColumn(dayOf(sql.ref('updated_at'))),
  session_price: textColumn([price]),
  user: textColumn([planner(sql`p.name || ' ' || p.surname`), planner(sql`p.surname || ', ' || p.name`)]),
};

const columns: Record<SortField, SortColumn> = {
  name: { by: [byLanguage(shownName)], emptyLast: true },
  type: { by: [type] },
  status: { by: [sql`array_position(array['PLANNED', 'STARTED', 'FINISHED'], status)`] },
  plannedDate: { by: [sql.ref('planned_date')] },
  startDate: { by: [sql.ref('started_at')], emptyLast: true },
  finishDate: { by: [sql.ref('finished_at')], emptyLast: true },
  updated_at: { by: [sql.ref('updated_at')] },
  session_price: { by: [byLanguage(price)], emptyLast: true },
  user: { by: [byLanguage(planner(sql`p.surname || ' ' || p.name`))], emptyLast: true },
};

/** Returns the order of scheduled trainings, the latest planned date first if the query says nothing. */
export function trainingOrder(sort: TrainingQuery['sort'] = '-plannedDate'): RawBuilder<unknown> {
  return sortOrder(readSorting(sort, trainingSortFields), columns, [sql`id desc`]);
}
