import { sql } from 'kysely';
import type { Transaction } from '../../db/database';

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
