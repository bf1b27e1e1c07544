const MINUS = '−';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the keys of the result buttons, in their order and as they are printed on them: the points where these are a single
 * digit that no other button has, with a minus in front below zero; otherwise a letter.
 */
export function scoreKeys(scoring: readonly { points: number }[]): string[] {
  const all = scoring.map(({ points }) => points);
  const isOnKey = (points: number) =>
    Number.isInteger(points) && Math.abs(points) <= 9 && all.filter((other) => other === points).length === 1;
  let letters = 0;
  return all.map((points) => {
    if (isOnKey(points)) return points < 0 ? `${MINUS}${-points}` : String(Math.abs(points));
    letters += 1;
    return LETTERS.charAt(letters - 1).toUpperCase();
  });
}

/** Returns the position of the button with this key, after a typed minus if there is one; -1: no button has it. */
export const positionOfKey = (keys: readonly string[], key: string, hasMinus: boolean): number =>
  keys.indexOf(`${hasMinus ? MINUS : ''}${key.toUpperCase()}`);

/** Returns the parts of a key that are pressed one after the other. */
export const pressedKeys = (key: string): string[] => Array.from(key);
