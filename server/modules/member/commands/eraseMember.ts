import { sql } from 'kysely';
import { toTenths } from '@contract/handicap';
import type { Member } from '@contract/member';
import { fromKeys, optionalTexts } from '@contract/memberFields';
import type { Transaction } from '@server/db/database';

/**
 * Takes a member out of everything that is stored. Whoever has results leaves an empty row behind, to which they belong, and
 * with them what the person planned, recorded, uploaded or asked for. What is stored for a repeated `Idempotency-Key` and on
 * record names people by ids alone.
 */
export async function eraseMember(tx: Transaction, member: Member): Promise<void> {
  await deleteByAddress(tx, member);
  await tx
    .deleteFrom('undoable_changes')
    .where(({ or, eb }) => or([eb('actor_id', '=', member.id), eb('subject_id', '=', member.id)]))
    .execute();
  await tx.deleteFrom('staged_import_rows').where('member_id', '=', member.id).execute();
  if (await hasResults(tx, member.id)) await anonymise(tx, member.id);
  else await tx.deleteFrom('members').where('id', '=', member.id).execute();
  await eraseFromRecord(tx, member.id);
}

async function hasResults(tx: Transaction, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from player_session_players where member_id = ${memberId})
      or exists (select from league_events where member_id = ${memberId}) as has`.execute(tx);
  return rows[0]?.has === true;
}

/**
 * Deletes what holds the e-mail or the username without the member's id: counters of sign-ins, mails about a sign-up, and rows
 * of a staged file, whose parts have to be sent again then.
 */
async function deleteByAddress(tx: Transaction, { username, email }: Member): Promise<void> {
  const typed = [username, email].map((name) => name.toLowerCase());
  await sql`
    delete from failed_sign_ins f using unnest(${typed}::text[]) name
    where f.subject = 'name ' || name or starts_with(f.subject, 'name and address ' || name || ' ')`.execute(tx);
  await tx
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', sql`lower(${email}::text)`)
    .execute();
  await tx
    .deleteFrom('staged_import_rows')
    .where(sql`lower(btrim(row ->> 'email'))`, '=', sql`lower(${email}::text)`)
    .execute();
}

/** Triggers end sign-ins, and what the member made and may use no longer. */
async function anonymise(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      name: '',
      surname: '',
      // Neither a username nor an e-mail that anybody could have.
      username: `former@${id}`,
      email: `former@${id}`,
      password_hash: '',
      roles: [],
      date_of_birth: null,
      gender: null,
      handicap_tenths: toTenths(0),
      ...fromKeys(optionalTexts, () => null),
      first_signed_in_at: null,
      one_time_password: null,
      version: sql<number>`version + 1`,
      erased_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('approval_codes').where('member_id', '=', id).execute();
  await tx.deleteFrom('idempotent_answers').where('member_id', '=', id).execute();
  await tx.deleteFrom('mails').where('member_id', '=', id).execute();
  await tx
    .deleteFrom('access_links')
    .where(({ or, eb }) => or([eb('member_id', '=', id), eb('made_by', '=', id)]))
    .execute();
}

/** Which fields were changed stays on record, from what and to what does not. */
async function eraseFromRecord(tx: Transaction, memberId: string): Promise<void> {
  await sql`
    update changes set fields = (
      select jsonb_agg(jsonb_build_object('field', changed.item -> 'field') order by changed.position)
      from jsonb_array_elements(fields) with ordinality as changed (item, position))
    where member_id = ${memberId} and fields <> '[]'`.execute(tx);
}
