import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Refusal } from '../../../contract/refusals';

/**
 * Hashing takes 19 MiB, a core and one of Node's four threads each. One core is left to everything else: many sign-ins at
 * once make sign-ins wait, not the pages of those who are in.
 */
const MOST_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const MOST_WAITING = 100;

// Of a random password nobody knows, with the same cost as every other hash.
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$50X/VuWKp1p7kZpt7SCkIQ$2N++XjxMnC+uZ74f5TyAPo5zkTYTtWtvFV6TzAcsA2g';

let running = 0;
const waiting: (() => void)[] = [];

/** Returns the argon2id hash of a password, with salt and cost in it. Throws `overloaded` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC')));
}

/**
 * Returns whether this is the password of the hash. Without a hash, or with the empty one of an account that is locked,
 * it takes just as long and returns false, so that nobody can measure who has an account. `first` is done once it is its
 * turn, and what it throws is thrown. Throws `overloaded` when too many wait.
 */
export async function passwordMatches(
  hashed: string | null,
  password: string,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const known = hashed !== null && hashed !== '';
  const matches = await inTurn(async () => {
    await first();
    return verify(known ? hashed : hashOfNobody, password.normalize('NFC'));
  });
  return matches && known;
}

/** Throws `overloaded` when too many wait for their password to be checked, before anything else is done for one more. */
export function refuseWhenBusy(): void {
  if (waiting.length < MOST_WAITING) return;
  throw new Refusal('overloaded', 'Too many passwords are being checked at this moment.', { retryAfterSeconds: 2 });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running += 1;
  else await turn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn is handed over, so that nobody who comes later gets in between.
    if (next) next();
    else running -= 1;
  }
}

function turn(): Promise<void> {
  refuseWhenBusy();
  return new Promise((resolve) => waiting.push(resolve));
}
