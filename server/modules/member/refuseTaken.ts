import { sql } from 'kysely';
import type { Transaction } from '../../db/database';
import { taken } from './rules';

/** Throws `taken`, naming both if need be, when another member than this one has the e-mail or the username. */
export async function refuseTaken(
  tx: Transaction,
  wished: { email: string; username?: string },
  memberId: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    with wished as (
      select lower(${wished.email}::text collate "und-x-icu") as email,
        lower(${wished.username ?? null}::text collate "und-x-icu") as username)
    select
      exists (select from members m where lower(m.email collate "und-x-icu") = wished.email
        and m.id is distinct from ${memberId}::uuid) as email,
      exists (select from members m where lower(m.username collate "und-x-icu") = wished.username
        and m.id is distinct from ${memberId}::uuid) as username
    from wished`.execute(tx);
  const [found] = rows;
  const paths = [...(found?.email ? ['/email'] : []), ...(found?.username ? ['/username'] : [])];
  if (paths.length > 0) throw taken(paths);
}
