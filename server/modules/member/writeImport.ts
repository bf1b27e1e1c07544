import { sql } from 'kysely';
import type { Transaction } from '../../db/database';
import { changedFields, recordChanges, type RecordedChange } from '../../db/recordChange';
import type { ChangedClub } from './changeMembers';
import { freeUsernames } from './freeUsernames';
import type { Judged } from './judgeRows';
import { memberColumns, recordedFields } from './memberColumns';
import type { ReadRow } from './readRow';
import { rolesOfNewMember } from './rules';

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
