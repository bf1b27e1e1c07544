import { getIn, setIn } from 'formik';
import { isPlanned, isUuid, shapeOf } from '../textShape';
import { operatorsOf } from '@contract/columnFilter';
import * as lists from '@contract/lists';
import type { DraftField, FormDraft } from './formsSlice';

/** What a draft is made of, as Formik has it. */
export interface FormInput<Values> {
  values: Values;
  errors: object;
  touched: object;
  isSubmitting: boolean;
}

/** Fields of which not even the kinds of characters are stored. */
export const isSecretField = (field: string): boolean => /password|secret|token|repeated/i.test(field);

const words: ReadonlySet<unknown> = new Set([
  ...Object.values(lists).flat(),
  ...Object.values(operatorsOf).flat(),
  ...['true', 'false'],
]);

/** Whether a text was chosen and not typed: an id or a word of a fixed list. */
const isChoice = (text: string): boolean => isUuid(text) || words.has(text);

/** Points, scores and handicaps are masked nowhere; other numbers may be a part of a telephone number or of a date. */
const isResult = (field: string, text: string): boolean =>
  /(^|\.)(points|score|handicap|handicaps\.\d+|difference|numberofballs)$/.test(field) &&
  /^[+−-]?\d{1,3}([.,]\d?)?$/.test(text);

const dotsOf = (text: string): string => '•'.repeat(text.length);

type Leaf = string | number | boolean | null | { length: number };

/** Adds all values of a form by their paths, such as `rows.2.points`; a list has its length too. */
function collectLeaves(value: unknown, path: string, leaves: Map<string, Leaf>): void {
  if (Array.isArray(value)) leaves.set(path, { length: value.length });
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      collectLeaves(part, path === '' ? key : `${path}.${key}`, leaves);
    }
  } else if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    leaves.set(path, value as Leaf);
  }
}

function leavesOf(values: unknown): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  collectLeaves(values, '', leaves);
  return leaves;
}

/** `isPlain`: what was typed is not reduced to its shape, unless it is secret. */
function draftField(field: string, leaf: Leaf, isPlain: boolean): DraftField {
  if (typeof leaf === 'object' && leaf !== null) return { field, ...leaf };
  if (typeof leaf !== 'string') return { field, value: leaf };
  if (isSecretField(field)) return { field, shape: dotsOf(leaf) };
  return isPlain || leaf === '' || isChoice(leaf) || isResult(field, leaf) || isPlanned(field, leaf)
    ? { field, value: leaf }
    : { field, shape: shapeOf(leaf) };
}

/**
 * Returns what in a form differs from what is saved; null: nothing does. Texts that were typed are known by their shape, or
 * with `isPlain` as they are, but for passwords.
 */
export function draftOf<Values>(input: FormInput<Values>, saved: Values, isPlain: boolean = false): FormDraft | null {
  const before = leavesOf(saved);
  const fields = [...leavesOf(input.values)].flatMap(([field, leaf]) => {
    // Each opening of a form may begin with another password.
    const isUnchanged =
      JSON.stringify(before.get(field)) === JSON.stringify(leaf) && !(isSecretField(field) && leaf !== '');
    return isUnchanged ? [] : [draftField(field, leaf, isPlain)];
  });
  const errors = [...leavesOf(input.errors)].flatMap(([field, error]) => {
    const value: unknown = getIn(input.values, field);
    const isOfNoField = value === undefined || (typeof value === 'object' && value !== null);
    return typeof error === 'string' && (isOfNoField || getIn(input.touched, field)) ? [{ field, error }] : [];
  });
  const { isSubmitting } = input;
  return fields.length > 0 || errors.length > 0 || isSubmitting ? { fields, errors, isSubmitting } : null;
}

/** Returns the form as a draft has it; without one, as it is saved. */
export function inputOf<Values>(draft: FormDraft | undefined, saved: Values): FormInput<Values> {
  let values: unknown = saved;
  for (const change of draft?.fields ?? []) {
    const { field } = change;
    if ('length' in change) {
      const list: unknown = getIn(values, field);
      values = setIn(values, field, Array.isArray(list) ? list.slice(0, change.length) : []) as unknown;
    } else values = setIn(values, field, 'shape' in change ? change.shape : change.value) as unknown;
  }
  let [errors, touched]: [object, object] = [{}, {}];
  for (const { field, error } of draft?.errors ?? []) {
    errors = setIn(errors, field, error) as object;
    touched = setIn(touched, field, true) as object;
  }
  return { values: values as Values, errors, touched, isSubmitting: draft?.isSubmitting ?? false };
}
