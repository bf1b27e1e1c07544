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
export function keepDisplaySecret(secret: string): number {
  const kept = secrets.indexOf(secret);
  return kept === -1 ? secrets.push(secret) - 1 : kept;
}

/** Returns the secret that this number stands for, null if none does. */
export const displaySecret = (link: number): string | null => secrets[link] ?? null;
