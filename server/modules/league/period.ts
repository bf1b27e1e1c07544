import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LeagueTableQuery } from '../../../contract/league';

/** Calendar dates, both included; every day where one is not given. */
export type Period = Pick<LeagueTableQuery, 'from' | 'to'>;

/** Returns the condition that the league events `e` belong to trainings planned in the period. */
export function isIn({ from, to }: Period): RawBuilder<SqlBool> {
  const sinceFrom = from === undefined ? sql`true` : sql`e.training_date >= ${from}`;
  return to === undefined ? sql`${sinceFrom}` : sql`${sinceFrom} and e.training_date <= ${to}`;
}
