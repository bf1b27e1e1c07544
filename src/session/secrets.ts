/** The number under which a secret lies in the drawer; the type says what lies there. */
export type Handle<Secret> = number & { readonly secret: Secret };

const drawer = new Map<number, unknown>();

let last = 0;

/** Puts away what must never be part of an action or of the state, and returns the number under which it can be taken out once. */
export function put<Secret>(secret: Secret): Handle<Secret> {
  last += 1;
  drawer.set(last, secret);
  return last as Handle<Secret>;
}

/** Takes the secret out; undefined if it was taken before. */
export function take<Secret>(handle: Handle<Secret>): Secret | undefined {
  const secret = drawer.get(handle) as Secret | undefined;
  drawer.delete(handle);
  return secret;
}

const inFragment = /^#([\w-]{43})$/;

/** By the numbers that stand for them in the store; they live as long as the page. */
const secrets: string[] = [];

/**
 * Returns the secret of a display link that stands in an address after its `#`, null if none does. No browser sends that
 * part of an address to any server.
 */
export function displaySecretIn(fragment: string): string | null {
  return inFragment.exec(fragment)?.[1] ?? null;
}

/** Keeps the secret of a display link out of actions and state, and returns the number that stands for it there. */
export function storeDisplaySecret(secret: string): number {
  const stored = secrets.indexOf(secret);
  return stored === -1 ? secrets.push(secret) - 1 : stored;
}

/** Returns the secret that this number stands for, null if none does. */
export const displaySecret = (link: number): string | null => secrets[link] ?? null;
