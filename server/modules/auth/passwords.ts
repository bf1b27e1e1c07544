import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Refusal } from '@contract/problem';

/**
 * Hashing takes 19 MiB, a core and one of Node's four threads each. One core is left to everything else: many sign-ins at
 * once make sign-ins wait, not the pages of those who are in.
 */
const MOST_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const MOST_WAITING = 300;

// Of a random password nobody knows, with the same cost as every other hash.
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$50X/VuWKp1p7kZpt7SCkIQ$2N++XjxMnC+uZ74f5TyAPo5zkTYTtWtvFV6TzAcsA2g';

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Returns the argon2id hash of a password, with salt and cost in it, after `first` was done in the same slot. Throws
 * `overloaded` when too many wait, and what `first` throws.
 */
export function hashPassword(password: string, first?: () => Promise<void>): Promise<string> {
  return limitHashing(async () => {
    await first?.();
    return hash(password.normalize('NFC'));
  });
}

/**
 * Returns whether this is the password of the hash; call it within `limitHashing`. Without a hash, or with the empty one of
 * an account that is locked, it takes just as long and returns false, so that nobody can measure who has an account.
 */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const known = hashed !== null && hashed !== '';
  const matches = await verify(known ? hashed : hashOfNobody, password.normalize('NFC'));
  return matches && known;
}

/**
 * Returns what `work` returns, once a slot is free: what is asked of the database for a password belongs in there too, so
 * that many who wait hold no connection. Throws `overloaded` when too many wait.
 */
export async function limitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running += 1;
  else await waitForSlot();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot is handed over, so that nobody who comes later gets in between.
    if (next) next();
    else running -= 1;
  }
}

function waitForSlot(): Promise<void> {
  if (waiting.length >= MOST_WAITING) {
    throw new Refusal('overloaded', 'Too many passwords are being checked at this moment.', { retryAfterSeconds: 2 });
  }
  return new Promise((resolve) => waiting.push(resolve));
}
