import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { MemberAccess } from '@contract/lists';
import type { Transaction } from './database';
import { hashOfSecret, newSecret } from './linkSecrets';

const isYoung = sql`made_at > now() - interval '7 days'`;

/** Returns the condition that members `m` have a link that is still good. */
export const hasOpenLink: RawBuilder<SqlBool> = sql<SqlBool>`m.id = any(array(
  select member_id from access_links where ended is null and ${isYoung}))`;

/** Of members `m`. */
export const accessOfMember: RawBuilder<MemberAccess> = sql<MemberAccess>`case
  when exists (select from access_links a where a.member_id = m.id and a.ended is null and a.${isYoung}) then 'LINK_SENT'
  when m.password_hash = '' then 'NO_PASSWORD' else 'PASSWORD' end`;

interface NewAccessLink {
  memberId: string;
  /** Known nowhere else. */
  secret: string;
  goodUntil: string;
}

/**
 * Makes a link for each of these members, who are locked by the caller, and ends the one that each has; `madeBy` is null for
 * the operator.
 */
export async function makeAccessLinks(
  tx: Transaction,
  memberIds: readonly string[],
  madeBy: string | null,
): Promise<NewAccessLink[]> {
  if (memberIds.length === 0) return [];
  await tx
    .updateTable('access_links')
    .set({ ended: 'REPLACED' })
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .where('ended', 'is', null)
    .execute();
  const secrets = new Map(memberIds.map((memberId) => [memberId, newSecret()]));
  const rows = await tx
    .insertInto('access_links')
    .values(
      [...secrets].map(([member_id, secret]) => ({ member_id, secret_hash: hashOfSecret(secret), made_by: madeBy })),
    )
    .returning(['member_id', sql<string>`made_at + interval '7 days'`.as('good_until')])
    .execute();
  await forgetOldOnes(tx);
  return rows.map(({ member_id, good_until }) => ({
    memberId: member_id,
    secret: secrets.get(member_id) ?? '',
    goodUntil: good_until,
  }));
}

/** A few at a time, so that nobody pays for it noticeably. */
async function forgetOldOnes(tx: Transaction): Promise<void> {
  await sql`
    delete from access_links where id in (
      select id from access_links where made_at < now() - interval '60 days' limit 500 for update skip locked)`.execute(
    tx,
  );
}
