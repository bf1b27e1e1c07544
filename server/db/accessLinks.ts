import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { MemberAccess } from '@contract/lists';
import type { Database, Transaction } from './database';
import { pruneRows } from './pruneRows';
import { hashOfSecret, newSecret } from './linkSecrets';

/** How long an access link is good after it was made. */
export const LINK_LIFETIME = sql`interval '7 days'`;

const isYoung = sql`made_at > now() - ${LINK_LIFETIME}`;

/** Returns the condition that members `m` have a link that is still good. */
export const hasOpenLink: RawBuilder<SqlBool> = sql<SqlBool>`m.id = any(array(
  select member_id from access_links where ended is null and ${isYoung}))`;

/** Of members `m`. */
export const accessOfMember: RawBuilder<MemberAccess> = sql<MemberAccess>`case
  when exists (select from access_links a where a.member_id = m.id and a.ended is null and a.${isYoung}) then 'LINK_SENT'
  when m.password_hash = '' then 'NO_PASSWORD' else 'PASSWORD' end`;

interface NewAccessLink {
  id: string;
  memberId: string;
  /** Known nowhere else. */
  secret: string;
  goodUntil: string;
}

/**
 * Makes a link for each of these members, who are locked by the caller, and ends the one that each has; `madeBy` is null for
 * the operator. `secretOf` makes the secret of the link with an id; a random one if not given.
 */
export async function makeAccessLinks(
  tx: Transaction,
  memberIds: readonly string[],
  madeBy: string | null,
  secretOf: (linkId: string) => string = newSecret,
): Promise<NewAccessLink[]> {
  if (memberIds.length === 0) return [];
  await tx
    .updateTable('access_links')
    .set({ ended: 'REPLACED' })
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .where('ended', 'is', null)
    .execute();
  const { rows: ids } = await sql<{ id: string }>`
    select uuid_v7() as id from generate_series(1, ${memberIds.length}::integer)`.execute(tx);
  const links = memberIds.flatMap((memberId, position) => {
    const { id } = ids[position] ?? {};
    return id === undefined ? [] : { id, memberId, secret: secretOf(id) };
  });
  const rows = await tx
    .insertInto('access_links')
    .values(
      links.map(({ id, memberId, secret }) => ({
        ...{ id, member_id: memberId },
        ...{ secret_hash: hashOfSecret(secret), made_by: madeBy },
      })),
    )
    .returning(['id', sql<string>`made_at + ${LINK_LIFETIME}`.as('goodUntil')])
    .execute();
  await pruneAccessLinks(tx);
  const goodUntil = new Map(rows.map((row) => [row.id, row.goodUntil]));
  return links.map((link) => ({ ...link, goodUntil: goodUntil.get(link.id) ?? '' }));
}

/**
 * Deletes some of the links that were made 60 days ago: whoever opens one is told no longer why it is over. Returns whether there
 * may be more.
 */
export function pruneAccessLinks(db: Database): Promise<boolean> {
  return pruneRows(db, { table: 'access_links', key: ['id'], where: sql`made_at < now() - interval '60 days'` });
}
