import { sql } from 'kysely';
import type { ImportAnswer, MembersImport } from '@contract/member';
import type { Transaction } from '@server/db/database';
import { changedFields, recordChanges, type RecordedChange } from '@server/db/recordChange';
import { type ChangedClub, memberColumns, recordedFields } from './changeMembers';
import { type IsOfFormat, type Judged, judgeRows, knownPeople, readRow, type ReadRow } from './judgeRows';
import { membersWithIds } from './queries';
import { rolesOfNewMember } from './rules';

/**
 * Returns the status of each row of a members file. With `write`, and if no row is refused, all of them are written;
 * otherwise none.
 */
export async function importMembers(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  { rows, write }: MembersImport,
  isOfFormat: IsOfFormat,
): Promise<ImportAnswer> {
  const read = rows.map((row) => readRow(row, isOfFormat));
  const known = await knownPeople(tx, read);
  const ids = known.flatMap(({ member }) => (member?.golfclubId === club.id ? [member.id] : []));
  if (write) await lock(tx, ids);
  const members = new Map((await membersWithIds(tx, ids)).map((member) => [member.id, member]));
  const judged = judgeRows(read, { golfclubId: club.id, known, members });
  const written = write && judged.every(({ verdict: rowStatus }) => rowStatus !== 'refused');
  if (written) await writeImport(tx, club, actorId, judged);
  return { written, verdicts: judged.map(visible) };
}

/** In one order, so that two imports of the same people wait for each other instead of locking each other out. */
async function lock(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

function visible(judged: Judged): ImportAnswer['verdicts'][number] {
  return { verdict: judged.verdict, errors: judged.verdict === 'refused' ? judged.errors : [] };
}

type Update = Extract<Judged, { verdict: 'update' }>;

// One list of parameters would be too long for thousands of members; a list of objects is one parameter.
const columns = sql`name text, surname text, email text, date_of_birth date, gender text, handicap_tenths integer,
  mobile text, phone text`;

/** Writes what was judged, a few statements for all, and puts each member on record. */
export async function writeImport(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  judged: readonly Judged[],
): Promise<void> {
  const imported = { action: 'member.imported' as const, actorId, golfclub: club };
  const created = await create(
    tx,
    club,
    judged.flatMap((one) => (one.verdict === 'create' ? [one.row] : [])),
  );
  const updates = judged.flatMap((one) => (one.verdict === 'update' ? [one] : []));
  await update(tx, updates);
  await recordChanges(tx, [
    ...created.map((memberId): RecordedChange => ({ ...imported, memberId })),
    ...updates.map(({ before, after }): RecordedChange => {
      const fields = changedFields(recordedFields(before), recordedFields(after));
      return { ...imported, memberId: before.id, fields };
    }),
  ]);
}

async function create(tx: Transaction, club: ChangedClub, rows: readonly ReadRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const unnamed = rows.filter(({ username }) => username === '').map(({ email }) => email);
  const given = rows.map(({ username }) => username).filter((username) => username !== '');
  const made = await freeUsernames(tx, unnamed, given);
  const members = rows.map(({ given: { name = '', surname = '', ...rest }, email, username }) => ({
    ...memberColumns({ handicap: 0, ...rest, name, surname, email }),
    username: username || made.shift(),
  }));
  // Nobody knows a password for them yet: no password has an empty hash.
  const inserted = await sql<{ id: string }>`
    insert into members (golfclub_id, password_hash, roles, username, name, surname, email, date_of_birth, gender,
      handicap_tenths, mobile, phone)
    select ${club.id}::uuid, '', ${rolesOfNewMember([])}::text[], username, name, surname, email, date_of_birth, gender,
      handicap_tenths, mobile, phone
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given (username text, ${columns})
    returning id`.execute(tx);
  return inserted.rows.map(({ id }) => id);
}

async function update(tx: Transaction, updates: readonly Update[]): Promise<void> {
  if (updates.length === 0) return;
  const members = updates.map(({ after }) => ({ id: after.id, ...memberColumns(after) }));
  await sql`
    update members m set name = given.name, surname = given.surname, date_of_birth = given.date_of_birth,
      gender = given.gender, handicap_tenths = given.handicap_tenths, mobile = given.mobile, phone = given.phone,
      version = m.version + 1
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given (id uuid, ${columns})
    where m.id = given.id`.execute(tx);
}

const LONGEST = 90;
const notInUsernames = /[^\p{L}\p{M}\p{N}._-]+/gu;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Returns a username for each of the e-mails, made from what stands before its @: one that nobody has and that is not
 * among `used`, if need be with a number behind it.
 */
export async function freeUsernames(
  tx: Transaction,
  emails: readonly string[],
  used: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const bases = emails.map(baseOf);
  const taken = new Set([...used.map(key), ...(await alike(tx, bases))]);
  const nextNumbers = new Map<string, number>();
  return bases.map((base) => {
    let free = base;
    let number = nextNumbers.get(key(base)) ?? 2;
    for (; taken.has(key(free)); number += 1) free = `${base}${number}`;
    nextNumbers.set(key(base), number);
    taken.add(key(free));
    return free;
  });
}

function baseOf(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replaceAll(notInUsernames, '-');
  const short = Array.from(local.replaceAll(edges, '')).slice(0, LONGEST).join('');
  return short.replaceAll(edges, '') || 'member';
}

/** Returns, in lower case, every username that is one of the bases but for the digits at its end. */
async function alike(tx: Transaction, bases: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    with stems as (
      select distinct rtrim(lower(base collate "und-x-icu"), '0123456789') as stem from unnest(${bases}::text[]) as base)
    select lower(m.username collate "und-x-icu") as username
    from members m join stems on stems.stem = rtrim(lower(m.username collate "und-x-icu"), '0123456789')`.execute(tx);
  return rows.map(({ username }) => username);
}

function key(username: string): string {
  return username.toLowerCase();
}
