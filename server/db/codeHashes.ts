import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@contract/shortCodes';

export interface CodeHashes {
  /** Returns what is stored of a code. Short codes are found by trying: without the server's secret nobody can try them. */
  hashOf(code: string): Buffer;
  /** Returns every hash that the code may be stored under: the secret may have been changed since. */
  allOf(code: string): Buffer[];
  /** Returns the long secret that a code of the display link with this id is exchanged for: each time the same. */
  secretOfDisplay(linkId: string): string;
  /**
   * Returns the secret of the access link with this id that is sent by mail, so that none is stored until then; the further
   * ones are what it was before the server's secret was changed.
   */
  secretsOfAccessLink(linkId: string): readonly [string, ...string[]];
}

/** Returns how codes that somebody types are hashed: the first secret for new ones, all to find them. */
export function codeHashesBy(secrets: readonly [string, ...string[]]): CodeHashes {
  const by = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    hashOf: (code) => by(secrets[0], `code\0${code}`),
    allOf: (code) => secrets.map((secret) => by(secret, `code\0${code}`)),
    secretOfDisplay: (linkId) => by(secrets[0], `display\0${linkId}`).toString('base64url'),
    secretsOfAccessLink: (linkId) => {
      const [first, ...others] = secrets;
      const of = (secret: string) => by(secret, `access link\0${linkId}`).toString('base64url');
      return [of(first), ...others.map(of)];
    },
  };
}

/**
 * Returns a new code, with what `store` returns of it. Tries again with another code as long as that is undefined: the hash is
 * that of a code that is in use.
 */
export async function storeNewCode<Stored>(
  hashes: CodeHashes,
  store: (hash: Buffer) => Promise<Stored | undefined>,
): Promise<{ code: string; stored: Stored }> {
  for (;;) {
    const code = newCode();
    const stored = await store(hashes.hashOf(code));
    if (stored !== undefined) return { code, stored };
  }
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
}
