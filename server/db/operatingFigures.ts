import { sql } from 'kysely';
import type { Database } from './database';

/** Returns how many mails wait to be sent, or to be sent again. */
export async function waitingMails(db: Database): Promise<number> {
  const counted = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** Returns how many mails were given up and are not yet pruned. */
export async function failedMails(db: Database): Promise<number> {
  const counted = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('next_attempt_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** Returns the seconds since the last backup; infinity: there was none. */
export async function backupAge(db: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(backed_up_at))::float8 as seconds from database_kind`.execute(db);
  return rows[0]?.seconds ?? Infinity;
}
