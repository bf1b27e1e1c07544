import { sql } from 'kysely';
import type { Transaction } from '@server/db/database';
import { memberColumns, type MemberDetails } from '@server/db/memberColumns';
import { changedFields, recordChanges, type RecordedChange } from '@server/db/recordChange';
import { withoutCase } from '@server/db/withoutCase';
import { type ChangedClub, recordedFields } from '../commands/changeMembers';
import type { ValidatedRow, ReadRow } from './validateRows';
import { rolesOfNewMember } from '../rules';

/** So many rows are written by one statement that nobody else waits for it. */
const ROWS_AT_ONCE = 500;

// One list of parameters would be too long for hundreds of members; a list of objects is one parameter.
const columns = sql`name text, surname text, email text, date_of_birth date, gender text, handicap_tenths integer,
  mobile text, phone text`;

/**
 * Writes what was validated and puts it on record: one entry for the import, and one for each member, which belongs to it.
 * Returns the id of the import, which undoes it; undefined where there is nothing to write.
 */
export async function writeImport(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  validated: readonly ValidatedRow[],
): Promise<string | undefined> {
  const creates = validated.flatMap((one) => (one.rowStatus === 'create' ? [one.row] : []));
  const updates = validated.flatMap((one) => (one.rowStatus === 'update' ? [one] : []));
  if (creates.length + updates.length === 0) return undefined;
  const { id: importId } = await tx
    .insertInto('member_imports')
    .values({ golfclub_id: club.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const imported = { action: 'member.imported' as const, actorId, golfclub: club, importId };
  const usernames = await usernamesOf(tx, creates);
  for (const [first, part] of parts(creates)) {
    const created = await create(tx, club, part, usernames.slice(first, first + part.length));
    await recordChanges(
      tx,
      created.map((memberId): RecordedChange => ({ ...imported, memberId, memberVersion: 1 })),
    );
  }
  for (const [, part] of parts(updates)) {
    await updateMembers(
      tx,
      part.map(({ after }) => after),
    );
    await recordChanges(
      tx,
      part.map(({ before, after }): RecordedChange => {
        const fields = changedFields(recordedFields(before), recordedFields(after));
        return { ...imported, memberId: before.id, memberVersion: before.version + 1, fields };
      }),
    );
  }
  await recordChanges(tx, [{ ...imported, fields: counted({ created: creates.length, updated: updates.length }) }]);
  return importId;
}

/** Returns numbers as the record shows them. */
export function counted(numbers: Readonly<Record<string, number>>): NonNullable<RecordedChange['fields']> {
  return Object.entries(numbers)
    .filter(([, number]) => number > 0)
    .map(([field, number]) => ({ field, before: null, after: String(number) }));
}

/** Returns the items in parts, each with the position of its first one. */
export function* parts<Item>(items: readonly Item[]): Generator<[first: number, part: Item[]]> {
  for (let first = 0; first < items.length; first += ROWS_AT_ONCE) {
    yield [first, items.slice(first, first + ROWS_AT_ONCE)];
  }
}

async function create(
  tx: Transaction,
  { id: golfclubId }: ChangedClub,
  rows: readonly ReadRow[],
  usernames: readonly string[],
): Promise<string[]> {
  const members = rows.map(({ given: { name = '', surname = '', ...rest }, email }, index) => ({
    ...memberColumns({ handicap: 0, ...rest, name, surname, email }),
    username: usernames[index],
  }));
  // Nobody knows a password for them yet: no password has an empty hash.
  const inserted = await sql<{ id: string }>`
    insert into members (golfclub_id, password_hash, roles, username, name, surname, email, date_of_birth, gender,
      handicap_tenths, mobile, phone)
    select ${golfclubId}::uuid, '', ${rolesOfNewMember([])}::text[], username, name, surname, email, date_of_birth, gender,
      handicap_tenths, mobile, phone
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given (username text, ${columns})
    returning id`.execute(tx);
  return inserted.rows.map(({ id }) => id);
}

/** Writes the data of members, but for their e-mails and usernames; each is another version then. */
export async function updateMembers(
  tx: Transaction,
  after: readonly (MemberDetails & { id: string })[],
): Promise<void> {
  const members = after.map((member) => ({ id: member.id, ...memberColumns(member) }));
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
 * Returns a username for each row: the one that it gives, or one made from what stands before the @ of its e-mail that
 * nobody has and no other row gives, if need be with a number behind it.
 */
async function usernamesOf(tx: Transaction, rows: readonly ReadRow[]): Promise<string[]> {
  const taken = new Set(rows.flatMap(({ username }) => (username === '' ? [] : [key(username)])));
  const nextNumbers = new Map<string, number>();
  const usernames: string[] = [];
  for (const [, part] of parts(rows)) {
    const bases = part.map(({ username, email }) => (username === '' ? baseOf(email) : ''));
    for (const other of await alike(tx, bases)) taken.add(other);
    for (const [index, { username }] of part.entries()) {
      usernames.push(username === '' ? free(bases[index] ?? '', taken, nextNumbers) : username);
    }
  }
  return usernames;
}

function free(base: string, taken: Set<string>, nextNumbers: Map<string, number>): string {
  let username = base;
  let number = nextNumbers.get(key(base)) ?? 2;
  for (; taken.has(key(username)); number += 1) username = `${base}${number}`;
  nextNumbers.set(key(base), number);
  taken.add(key(username));
  return username;
}

function baseOf(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replaceAll(notInUsernames, '-');
  const short = Array.from(local.replaceAll(edges, '')).slice(0, LONGEST).join('');
  return short.replaceAll(edges, '') || 'member';
}

/** Returns, in lower case, every username that is one of the bases but for the digits at its end. */
async function alike(tx: Transaction, bases: readonly string[]): Promise<string[]> {
  const searched = bases.filter((base) => base !== '');
  if (searched.length === 0) return [];
  const username = withoutCase(sql.ref('m.username'));
  const { rows } = await sql<{ username: string }>`
    with stems as (
      select distinct rtrim(${withoutCase(sql.ref('base'))}, '0123456789') as stem
      from unnest(${searched}::text[]) as base)
    select ${username} as username
    from members m join stems on stems.stem = rtrim(${username}, '0123456789')`.execute(tx);
  return rows.map(({ username }) => username);
}

function key(username: string): string {
  return username.toLowerCase();
}
