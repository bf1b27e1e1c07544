/** The number under which a secret lies in this store; the type says what lies there. */
export type SecretHandle<Secret> = number & { readonly secret: Secret };

const store = new Map<number, unknown>();

let last = 0;

/** Stores what must never be part of an action or of the state, and returns the number under which it can be taken out once. */
export function storeSecret<Secret>(secret: Secret): SecretHandle<Secret> {
  last += 1;
  store.set(last, secret);
  return last as SecretHandle<Secret>;
}

/** Takes the secret out; undefined if it was taken before. */
export function takeSecret<Secret>(handle: SecretHandle<Secret>): Secret | undefined {
  const secret = store.get(handle) as Secret | undefined;
  store.delete(handle);
  return secret;
}

const inFragment = /^#([\w-]{43})$/;

const codeFragment = /^#([\w-]{6,8})$/;

/** Returns the short code that stands in an address after its `#`, empty if none does. */
export const codeIn = (fragment: string): string => codeFragment.exec(fragment)?.[1] ?? '';

/** By the numbers that stand for them in the store; they live as long as the page. */
const secrets: string[] = [];

/**
 * Returns the secret of a link that stands in an address after its `#`, null if none does. No browser sends that part of an
 * address to any server.
 */
export function linkSecretIn(fragment: string): string | null {
  return inFragment.exec(fragment)?.[1] ?? null;
}

/** Keeps the secret of a link out of actions and state, and returns the number that stands for it there. */
export function storeLinkSecret(secret: string): number {
  const stored = secrets.indexOf(secret);
  return stored === -1 ? secrets.push(secret) - 1 : stored;
}

/** Returns the secret that this number stands for, null if none does. */
export const linkSecret = (link: number): string | null => secrets[link] ?? null;
