import { hash } from '@node-rs/argon2';

const known = new Map<string, Promise<string>>();

/** Returns a hash as the server's sign-in accepts it; each password is hashed once per process, for hashing is slow. */
export function hashOf(password: string): Promise<string> {
  let hashed = known.get(password);
  if (hashed === undefined) {
    hashed = hash(password);
    known.set(password, hashed);
  }
  return hashed;
}
