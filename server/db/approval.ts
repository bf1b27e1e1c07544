import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '@contract/lists';
import type { Database, Transaction } from './database';
import { pruneRows } from './pruneRows';

const CODE_BYTES = 16;

/** How long a code is good after it was made. */
export const CODE_LIFETIME = sql`interval '7 days'`;

/**
 * Returns the code that approves this member: the one there is while it is good, otherwise a new one of
 * 128 random bits as 32 hexadecimal digits.
 */
export async function makeApprovalCode(tx: Transaction, memberId: string): Promise<string> {
  const fresh = randomBytes(CODE_BYTES).toString('hex');
  const isGood = sql`c.made_at > clock_timestamp() - ${CODE_LIFETIME}`;
  const { rows } = await sql<{ code: string }>`
    insert into approval_codes as c (member_id, code) values (${memberId}, ${fresh})
    on conflict (member_id) do update set
      code = case when ${isGood} then c.code else excluded.code end,
      made_at = case when ${isGood} then c.made_at else excluded.made_at end
    returning code`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`No approval code was written for the member ${memberId}`);
  return row.code;
}

/** Deletes some of the codes that approve nobody any more. Returns whether there may be more. */
export function pruneApprovalCodes(db: Database): Promise<boolean> {
  return pruneRows(db, {
    table: 'approval_codes',
    key: ['member_id'],
    where: sql`made_at < now() - ${CODE_LIFETIME}`,
  });
}

/** Makes an unapproved member an approved one; returns false if there was nothing left to do. */
export async function approve(tx: Transaction, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ roles: sql<Role[]>`array_replace(roles, 'UNAPPROVED', 'APPROVED')`, version: sql<number>`version + 1` })
    .where('id', '=', memberId)
    .where(sql<boolean>`'UNAPPROVED' = any(roles)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
