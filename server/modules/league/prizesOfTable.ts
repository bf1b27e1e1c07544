import { sql } from 'kysely';
import { leagueTablePrizes } from '../../../contract/lists';
import type { LeaguePrize } from '../../../contract/league';
import type { Database } from '../../db/database';

/** Returns the prizes of the league table, the first one first; those that are not set are left out. */
export async function prizesOfTable(db: Database): Promise<LeaguePrize[]> {
  const prices = await db
    .selectFrom('session_prices')
    .select(['league_table_prize', 'name', 'description', 'image'])
    .where('league_table_prize', 'is not', null)
    .orderBy(sql`array_position(${[...leagueTablePrizes]}::text[], league_table_prize)`)
    .execute();
  return prices.flatMap(({ league_table_prize: prize, image, ...price }) =>
    prize === null
      ? []
      : [{ prize, ...price, cloudinary_image: image === null ? null : JSON.stringify({ public_id: image }) }],
  );
}
