import { sql } from 'kysely';
import type { Role } from '../../../contract/lists';
import type { Database, Transaction } from '../../db/database';

/** Somebody with an approval code that is still good, approved or not. */
export interface Waiting {
  id: string;
  golfclub: { id: string; name: string };
  code: string;
}

/** Returns the club that somebody signs up for, null when there is none; it cannot be deleted before the end. */
export async function clubToJoin(tx: Transaction, golfclubId: string): Promise<{ id: string; name: string } | null> {
  const club = await tx
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .where('id', '=', golfclubId)
    .forKeyShare()
    .executeTakeFirst();
  return club ?? null;
}

/** Returns whoever has this username, without regard to case, and a code made in the last 7 days. */
export async function whoWaits(db: Database, username: string): Promise<Waiting | null> {
  const found = await db
    .selectFrom('members as m')
    .innerJoin('approval_codes as c', 'c.member_id', 'm.id')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .select(['m.id', 'c.code', 'g.id as golfclubId', 'g.name as golfclubName'])
    .where(sql`lower(m.username collate "und-x-icu")`, '=', sql`lower(${username}::text collate "und-x-icu")`)
    .where('m.erased_at', 'is', null)
    .where('c.made_at', '>', sql<string>`now() - interval '7 days'`)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { id: found.id, code: found.code, golfclub: { id: found.golfclubId, name: found.golfclubName } };
}

/** Makes an unapproved member an approved one; returns false if there was nothing left to do. */
export async function approveMember(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ roles: sql<Role[]>`array_replace(roles, 'UNAPPROVED', 'APPROVED')`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`'UNAPPROVED' = any(roles)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
