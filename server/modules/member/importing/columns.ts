import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { MOST_REMEMBERED_HEADINGS } from '@contract/lists';
import type { ImportColumns } from '@contract/memberImport';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';

type Columns = ImportColumns['columns'];

/** Returns what somebody has said that columns of files mean, one entry for each set of headings, the latest first. */
export async function rememberedColumns(db: Database, golfclubId: string): Promise<ImportColumns[]> {
  return db
    .selectFrom('import_columns')
    .select('columns')
    .where('golfclub_id', '=', golfclubId)
    .orderBy('used_at', 'desc')
    .execute();
}

/** Remembers for the club what the columns mean, in place of what was said of the same headings before. */
export async function rememberColumns(tx: Transaction, golfclubId: string, columns: Columns): Promise<void> {
  await sql`
    insert into import_columns (golfclub_id, headings_hash, columns)
    values (${golfclubId}, ${hashOf(columns)}, ${jsonText(columns)}::jsonb)
    on conflict (golfclub_id, headings_hash)
      do update set columns = excluded.columns, used_at = clock_timestamp()`.execute(tx);
  await sql`
    delete from import_columns where golfclub_id = ${golfclubId} and headings_hash not in (
      select headings_hash from import_columns where golfclub_id = ${golfclubId}
      order by used_at desc limit ${MOST_REMEMBERED_HEADINGS})`.execute(tx);
}

/** The same for the same headings in another order. */
function hashOf(columns: Columns): Buffer {
  const headings = columns.map(({ heading }) => heading).sort();
  return createHash('sha256').update(JSON.stringify(headings)).digest();
}
