import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const carried = /^Display +([\w-]{43})$/i;

/** Returns a secret that nobody has: 256 bits as text that can stand in an address. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns what is kept of a secret. It is random and long, so that nobody finds it by trying: no slow hash is needed. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the secret in an `Authorization` header, null if it carries none of the form that links have. */
export function secretIn(authorization: string): string | null {
  return carried.exec(authorization)?.[1] ?? null;
}
