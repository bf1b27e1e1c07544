import { lengthOf, limits } from '@contract/limits';

const { shortest, longest } = limits.password;
/** From here on the length alone makes it hard to guess. */
const COMFORTABLE = 16;

/** What makes a password weak or strong. */
export type PasswordHint =
  | { kind: 'empty' }
  | { kind: 'tooShort'; missing: number }
  | { kind: 'tooLong' }
  | { kind: 'fewSigns' | 'run' | 'personal' }
  | { kind: 'enough'; more: number }
  | { kind: 'strong' };

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'asdfghjklöä',
  'zxcvbnm',
  'yxcvbnm',
];

/**
 * Returns guidance for a password that is being chosen. Only its length counts, and what everybody would try: few
 * different signs, rows of the keyboard or the alphabet, and what is `personal` (names, e-mail, username). The server
 * decides.
 */
export const passwordHint = (password: string, personal: readonly string[] = []): PasswordHint =>
  hintOfKind(kindOf(password, personal), lengthOf(password));

/** Returns the hint of this kind for a password of so many characters. */
export function hintOfKind(kind: PasswordHint['kind'], length: number): PasswordHint {
  if (kind === 'tooShort') return { kind, missing: shortest - length };
  return kind === 'enough' ? { kind, more: COMFORTABLE - length } : { kind };
}

function kindOf(password: string, personal: readonly string[]): PasswordHint['kind'] {
  const length = lengthOf(password);
  if (length === 0) return 'empty';
  if (length < shortest) return 'tooShort';
  if (length > longest) return 'tooLong';
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return 'fewSigns';
  if (isMostlyRuns(plain)) return 'run';
  if (isMostlyPersonal(plain, personal)) return 'personal';
  return length < COMFORTABLE ? 'enough' : 'strong';
}

/** Returns whether fewer characters than half of the least length are left without the rows in it. */
function isMostlyRuns(plain: string): boolean {
  const pairs = Array.from({ length: plain.length - 1 }, (_none, index) => plain.slice(index, index + 2));
  const neighbours = pairs.filter((pair) => rows.some((row) => row.includes(pair) || reversed(row).includes(pair)));
  return plain.length - neighbours.length < shortest / 2;
}

function isMostlyPersonal(plain: string, personal: readonly string[]): boolean {
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[@\s._-]+/))
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const found = words.filter((word) => plain.includes(word));
  const left = found.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return found.length > 0 && left.length < shortest / 2;
}

const reversed = (text: string): string => Array.from(text).reverse().join('');
