import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Returns the years with league events of the club, latest first: one look into the index for each year. */
export async function yearsOfClub(db: Database, golfclubId: string): Promise<number[]> {
  const latest = sql`select extract(year from max(training_date))::integer
    from league_events where golfclub_id = ${golfclubId}`;
  const { rows } = await sql<{ year: number }>`
    with recursive years (year) as (
      ${latest}
      union all
      select (${latest} and training_date < make_date(years.year, 1, 1)) from years where years.year is not null)
    select year from years where year is not null order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}
