import { Refusal, type FieldError, type FieldReason } from '../../contract/refusals';
import { fieldError, MOST_ERRORS, pointerPart } from './fieldErrors';

const DEEPEST = 32;
/** More than twice of what any field takes. */
const LONGEST_TEXT = 10_000;
// Only a lone surrogate is one to a Unicode expression; a pair is its character. No language heaps more than 30 marks on a
// letter (Unicode, UAX 15), and a longer heap takes the square of its length to normalise.
const forbidden = /\0|\p{Surrogate}|\p{Bidi_Control}|(?<!\p{Mark})\p{Mark}{31}/u;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Where the walk is, and what it has found. */
interface Walk {
  keys: (string | number)[];
  errors: FieldError[];
}

/**
 * Returns the value with every text in it, keys included, normalised to NFC. Throws `bad-input` naming each text that is
 * too long or has NUL, a lone surrogate, a bidirectional control or a heap of marks, and each key that would reach a
 * prototype, the first fifty at most; throws `malformed-json` for values nested too deep.
 */
export function withAcceptedTexts(value: unknown): unknown {
  const walk: Walk = { keys: [], errors: [] };
  const accepted = accept(value, walk);
  if (walk.errors.length > 0) throw refusalOf(walk);
  return accepted;
}

function accept(value: unknown, walk: Walk): unknown {
  if (walk.keys.length > DEEPEST) {
    throw new Refusal('malformed-json', `The body is nested deeper than ${DEEPEST} levels.`);
  }
  if (typeof value === 'string') return acceptText(value, walk);
  if (Array.isArray(value)) return value.map((item, index) => acceptAt(index, item, walk));
  if (typeof value !== 'object' || value === null) return value;
  const accepted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const fault = prototypeKeys.has(key) ? 'unknown-field' : faultOf(key);
    if (fault === null) accepted[key.normalize('NFC')] = acceptAt(key, inner, walk);
    else note(walk, [...walk.keys, key], fault);
  }
  return accepted;
}

function acceptAt(key: string | number, value: unknown, walk: Walk): unknown {
  walk.keys.push(key);
  const accepted = accept(value, walk);
  walk.keys.pop();
  return accepted;
}

function acceptText(text: string, walk: Walk): string {
  const fault = faultOf(text);
  if (fault === null) return text.normalize('NFC');
  note(walk, walk.keys, fault);
  return text;
}

function faultOf(text: string): FieldReason | null {
  if (text.length > LONGEST_TEXT) return 'too-long';
  return forbidden.test(text) ? 'forbidden-characters' : null;
}

/** Whatever is sent, no more is looked at once there is enough to say. */
function note(walk: Walk, keys: readonly (string | number)[], reason: FieldReason): void {
  walk.errors.push(fieldError(keys.map((key) => `/${pointerPart(String(key))}`).join(''), reason));
  if (walk.errors.length === MOST_ERRORS) throw refusalOf(walk);
}

function refusalOf({ errors }: Walk): Refusal {
  return new Refusal('bad-input', 'Some texts are too long or hold characters that are not accepted.', { errors });
}
