import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

const carried = /^(\w+) +([\w-]{43})$/;

/** Returns a secret that nobody has: 256 bits as text that can stand in an address. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Returns the hash that is stored of a secret. It is random and long, so that nobody finds it by trying: no slow hash is
 * needed.
 */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the secret in an `Authorization` header of this scheme, null if it carries none of the form that links have. */
export function secretIn(authorization: string, scheme: string): string | null {
  const [, named, secret] = carried.exec(authorization) ?? [];
  return named?.toLowerCase() === scheme.toLowerCase() ? (secret ?? null) : null;
}
