/** Letters and digits of codes that somebody types: without those that look alike (0 O, 1 I L). */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const CODE_LENGTH = 6;

/** Returns a code as it was meant: upper case, without spaces and hyphens; null if it is none. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === CODE_LENGTH && Array.from(code).every((sign) => CODE_ALPHABET.includes(sign));
  return isCode ? code : null;
}
