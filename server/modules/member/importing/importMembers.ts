import { sql } from 'kysely';
import type { ImportAnswer, ImportedRow, MembersImport } from '@contract/memberImport';
import type { Transaction } from '@server/db/database';
import type { ChangedClub } from '../commands/changeMembers';
import { rememberColumns } from './columns';
import {
  type IsOfFormat,
  type ValidatedRow,
  validateRow,
  type KnownPerson,
  knownPeople,
  readRow,
  type ReadRow,
} from './validateRows';
import { membersWithIds } from '../queries';
import { dropStaged, stagedRows, stageRows } from './stagedRows';
import { parts, writeImport } from './writeImport';

/**
 * Returns the status of each row of a members file, and with `write`, if no row is refused, writes all of them. Rows that are
 * a part of a file are stored until all of it is written.
 */
export async function importMembers(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  { rows, write, part, columns }: MembersImport,
  isOfFormat: IsOfFormat,
): Promise<ImportAnswer> {
  if (part === undefined) return importRows(tx, club, actorId, { rows, write, columns }, isOfFormat);
  const file = { callerId: actorId, golfclubId: club.id, importId: part.importId };
  await stageRows(tx, file, { first: part.first, rows });
  if (!write) return { written: false, verdicts: [] };
  const all = await stagedRows(tx, file);
  const answer = await importRows(tx, club, actorId, { rows: all, write, columns }, isOfFormat);
  // After the members, in the order of who erases one of them.
  await dropStaged(tx, file);
  return answer;
}

async function importRows(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  {
    rows,
    write,
    columns,
  }: { rows: readonly ImportedRow[]; write: boolean; columns: MembersImport['columns'] | undefined },
  isOfFormat: IsOfFormat,
): Promise<ImportAnswer> {
  const validated = await validateRows(tx, club.id, rows, { isOfFormat, locks: write });
  const verdicts = validated.map(onTheWire);
  if (!write || validated.some(({ rowStatus }) => rowStatus === 'refused')) return { written: false, verdicts };
  const importId = await writeImport(tx, club, actorId, validated);
  if (columns !== undefined) await rememberColumns(tx, club.id, columns);
  return { written: true, verdicts, ...(importId === undefined ? {} : { importId }) };
}

/** Part by part, each with statements of its own: in between, the server does what others ask for. */
async function validateRows(
  tx: Transaction,
  golfclubId: string,
  rows: readonly ImportedRow[],
  { isOfFormat, locks }: { isOfFormat: IsOfFormat; locks: boolean },
): Promise<ValidatedRow[]> {
  // Two imports of one file wait for each other, and the second finds everybody.
  if (locks) await sql`select pg_advisory_xact_lock(hashtext(${`import ${golfclubId}`}))`.execute(tx);
  const found: { read: ReadRow; known: KnownPerson }[] = [];
  for (const [, part] of parts(rows)) {
    const read = part.map((row) => readRow(row, isOfFormat));
    const known = await knownPeople(tx, read);
    found.push(...known.map((person, index) => ({ read: read[index] as ReadRow, known: person })));
  }
  const idOf = ({ known: { member } }: (typeof found)[number]) =>
    member?.golfclubId === golfclubId ? [member.id] : [];
  if (locks) await lock(tx, found.flatMap(idOf));
  const seen = { email: new Set<string>(), username: new Set<string>() };
  const validated: ValidatedRow[] = [];
  for (const [, part] of parts(found)) {
    const members = new Map((await membersWithIds(tx, part.flatMap(idOf))).map((member) => [member.id, member]));
    validated.push(...part.map(({ read, known }) => validateRow(read, { golfclubId, known, members, seen })));
  }
  return validated;
}

/** In one order, so that nobody who changes the same people is locked out by this. */
export async function lock(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select from members where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

function onTheWire(validated: ValidatedRow): ImportAnswer['verdicts'][number] {
  return {
    verdict: validated.rowStatus,
    errors: validated.rowStatus === 'refused' ? validated.errors : [],
    ...(validated.remarks.length > 0 ? { remarks: validated.remarks } : {}),
    ...(validated.rowStatus === 'update' && validated.isRenamed ? { isRenamed: true } : {}),
  };
}
