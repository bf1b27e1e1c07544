/** More digits than this are out of range in any case. */
const MOST_DIGITS = 7;

/** Returns what is typed on the number pad after another digit; a leading zero gives way. */
export function withDigit(typed: string, digit: string): string {
  const [sign, digits] = typed.startsWith('-') ? ['-', typed.slice(1)] : ['', typed];
  if (digits.length >= MOST_DIGITS) return typed;
  return sign + (digits === '0' ? digit : digits + digit);
}

/** Returns what is typed with the other sign. */
export const withOtherSign = (typed: string): string => (typed.startsWith('-') ? typed.slice(1) : `-${typed}`);
