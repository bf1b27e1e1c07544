import { Refusal, type FieldError } from '../../contract/refusals';
import { fieldError, pointerPart } from './fieldErrors';

const DEEPEST = 32;
// Only a lone surrogate is one to a Unicode expression; a pair is its character.
const forbidden = /\0|\p{Surrogate}|\p{Bidi_Control}/u;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns the value with every text in it, keys included, normalised to NFC. Throws `bad-input` naming each
 * text with NUL, a lone surrogate or a bidirectional control, and each key that would reach a prototype;
 * throws `malformed-json` for values nested too deep.
 */
export function withAcceptedTexts(value: unknown): unknown {
  const errors: FieldError[] = [];
  const accepted = accept(value, '', 0, errors);
  if (errors.length > 0)
    throw new Refusal('bad-input', 'Some texts hold characters that are not accepted.', { errors });
  return accepted;
}

function accept(value: unknown, path: string, depth: number, errors: FieldError[]): unknown {
  if (depth > DEEPEST) throw new Refusal('malformed-json', `The body is nested deeper than ${DEEPEST} levels.`);
  if (typeof value === 'string') {
    if (isRefused(value)) errors.push(fieldError(path, 'forbidden-characters'));
    return value.normalize('NFC');
  }
  if (Array.isArray(value)) return value.map((item, index) => accept(item, `${path}/${index}`, depth + 1, errors));
  if (typeof value !== 'object' || value === null) return value;
  const accepted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = `${path}/${pointerPart(key)}`;
    if (prototypeKeys.has(key)) errors.push(fieldError(innerPath, 'unknown-field'));
    else if (isRefused(key)) errors.push(fieldError(innerPath, 'forbidden-characters'));
    else accepted[key.normalize('NFC')] = accept(inner, innerPath, depth + 1, errors);
  }
  return accepted;
}

function isRefused(text: string): boolean {
  return forbidden.test(text);
}
