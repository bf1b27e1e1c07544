import { sql } from 'kysely';
import { fieldError } from '@contract/fieldError';
import { MOST_IMPORTED } from '@contract/lists';
import type { ImportedRow } from '@contract/memberImport';
import { Refusal } from '@contract/problem';
import { jsonText } from '@server/db/columnValues';
import type { Transaction } from '@server/db/database';

/** Whose file it is, for which club, and under which id its parts are sent. */
interface StagedFile {
  callerId: string;
  golfclubId: string;
  importId: string;
}

/**
 * Stores rows of a file until all of it is written, for a day at most; the same part again replaces what it was. The first
 * part of a file takes the place of all that this caller has sent for the club before, and the others follow in order: so one
 * file is stored at a time. Throws `bad-input` for more rows than one import may have, and `wrong-state` where the row before
 * the first is missing.
 */
export async function stageRows(
  tx: Transaction,
  { callerId, golfclubId, importId }: StagedFile,
  { first, rows }: { first: number; rows: readonly ImportedRow[] },
): Promise<void> {
  if (first + rows.length > MOST_IMPORTED) {
    const why = `has more than the ${MOST_IMPORTED} that one import may have; split the file.`;
    const errors = [fieldError('/rows', 'too-many-items', why)];
    throw new Refusal('bad-input', 'The file has too many rows.', { errors });
  }
  // Two files that are sent at once would not see each other's rows.
  await sql`select pg_advisory_xact_lock(hashtext(${`rows of ${callerId} for ${golfclubId}`}))`.execute(tx);
  if (first === 0) await dropStaged(tx, { callerId, golfclubId });
  else await requireRow(tx, { callerId, golfclubId, importId }, first - 1);
  const positioned = rows.map((row, index) => ({ position: first + index, row }));
  await sql`
    insert into staged_import_rows (member_id, golfclub_id, import_id, position, row)
    select ${callerId}::uuid, ${golfclubId}::uuid, ${importId}::uuid, position, row
    from jsonb_to_recordset(${jsonText(positioned)}::jsonb) as given (position integer, row jsonb)
    on conflict (member_id, golfclub_id, import_id, position) do update set row = excluded.row`.execute(tx);
}

async function requireRow(
  tx: Transaction,
  { callerId, golfclubId, importId }: StagedFile,
  position: number,
): Promise<void> {
  const row = await tx
    .selectFrom('staged_import_rows')
    .select('position')
    .where('member_id', '=', callerId)
    .where('golfclub_id', '=', golfclubId)
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst();
  if (row === undefined) throw partsMissing();
}

const partsMissing = () => new Refusal('wrong-state', 'Parts of the file are missing; send all of them again.');

/** Returns all rows of the file in their order. Throws `wrong-state` where parts of it are missing. */
export async function stagedRows(
  tx: Transaction,
  { callerId, golfclubId, importId }: StagedFile,
): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (;;) {
    const part = await tx
      .selectFrom('staged_import_rows')
      .select(['position', 'row'])
      .where('member_id', '=', callerId)
      .where('golfclub_id', '=', golfclubId)
      .where('import_id', '=', importId)
      .where('position', '>=', rows.length)
      .orderBy('position')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (part.some(({ position }, index) => position !== rows.length + index)) {
      throw partsMissing();
    }
    rows.push(...part.map(({ row }) => row));
    if (part.length < ROWS_AT_ONCE) return rows;
  }
}

/** So many rows are read at once that nobody else waits for it. */
const ROWS_AT_ONCE = 1_000;

/** Forgets what the caller has sent for the club, and what anybody has sent more than a day ago. */
export async function dropStaged(
  tx: Transaction,
  { callerId, golfclubId }: Omit<StagedFile, 'importId'>,
): Promise<void> {
  await sql`
    delete from staged_import_rows
    where (member_id = ${callerId} and golfclub_id = ${golfclubId})
      or staged_at < clock_timestamp() - interval '1 day'`.execute(tx);
}
