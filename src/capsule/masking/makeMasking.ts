import { isBirthday } from './birthdays';
import { makeDirectories, type Pseudonyms } from './directories';
import { maskedText, maskedWords, neutral } from './maskedText';
import type { PersonalKind } from './pseudonyms';
import { isReadable, wordsOf } from './words';

/**
 * What is done with a text.
 * - `masked`, the default: replaced word by word, unless its form shows that it is an id, a number or a word of the app
 * - `readable`: left as it is
 * - `text`: left as it is, but for known texts of people, e-mail addresses, telephone numbers and secrets
 * - `prose`: as `text`, but capitalized words that are not the app's are masked too, because they may be names
 * - `fileName`: as `text`, but all words that are not the app's are masked too
 * - `date`: left as it is where it is a date or an instant, otherwise `masked`
 * - `secret`: left out
 * - a personal kind: replaced by a stand-in
 */
export type TextRule = 'masked' | 'readable' | FreeText | 'date' | 'secret' | PersonalKind;
type FreeText = 'text' | 'prose' | 'fileName';

type Plain = Readonly<Record<string, unknown>>;
export type MaskAs = (value: unknown, rule: TextRule) => unknown;

/** Where a rule depends on the value or on the field that holds its owner, or the value holds others in a text. Must return the same for the same value. */
export type FieldRule =
  | TextRule
  | ((value: unknown, context: { owner: Plain; ownerField: string; as: MaskAs; walk: MaskField }) => unknown);
/** Masks a value as one of the field of this name. */
type MaskField = (value: unknown, field: string) => unknown;

/** What may stay readable; everything else is masked. */
export interface MaskRules {
  /** By the name of the field, wherever it stands. */
  fields: Readonly<Record<string, FieldRule>>;
  /** Whether a text is harmless by its form alone. */
  isHarmless: (text: string) => boolean;
  /** Whether a word is the app's own or common, and so no name of anybody. */
  isWordOfApp: (word: string) => boolean;
  /** Whether the key of an object is the name of a field; any other is masked as a text, unless it is harmless. */
  isFieldName: (key: string) => boolean;
  /** A key of the query cache holds the arguments of its call. */
  cacheKey: (text: string) => CacheKey | null;
}

export interface CacheKey {
  argument: unknown;
  withArgument: (argument: unknown) => string;
}

export interface Masking {
  /** Notes all texts of people in a value; what is collected later may change how others are masked. */
  collect: (value: unknown, field?: string) => void;
  /** Returns the masked value; undefined where it is left out. */
  mask: (value: unknown, field?: string) => unknown;
  /** Returns a text masked by a rule for free texts. */
  maskText: (text: string, rule?: FreeText) => string;
  /** How many texts of each kind were collected. */
  counts: () => Record<PersonalKind, number>;
}

/**
 * Returns what masks the values of one capsule. The same text of the same kind has the same stand-in everywhere; what was
 * not collected has a neutral one. Throws for no value; objects are assumed not to change.
 */
export function makeMasking(rules: MaskRules): Masking {
  const directories = makeDirectories(rules.isWordOfApp);
  let made: ReturnType<typeof masker> | null = null;
  const current = () => (made ??= masker(rules, directories.pseudonyms()));
  const collecting = walking(rules, {
    isCopying: false,
    onText: (text, kind) => {
      const isNew = isFreeText(kind)
        ? unknownNames(text, kind, rules).filter((word) => directories.add('words', word)).length > 0
        : directories.add(kind, text);
      // They may change the stand-ins of all others.
      if (isNew) made = null;
      return text;
    },
  });
  return {
    collect: (value, field = '') => void collecting(value, field),
    mask: (value, field = '') => current().mask(value, field),
    maskText: (text, rule = 'text') => current().maskText[rule](text),
    counts: directories.counts,
  };
}

const isFreeText = (kind: PersonalKind | FreeText): kind is FreeText =>
  kind === 'text' || kind === 'prose' || kind === 'fileName';

/** Abbreviations are no names. */
const nameLike = /^(?!\p{Lu}{2,4}$)\p{Lu}[\p{L}\p{M}]+$/u;
const wordLike = /^[\p{L}\p{M}]{3,}$/u;

const isUnknownName = (word: string, rule: FreeText, { isWordOfApp }: MaskRules): boolean =>
  rule !== 'text' && (rule === 'prose' ? nameLike : wordLike).test(word) && !isWordOfApp(word);

const unknownNames = (text: string, rule: FreeText, rules: MaskRules): string[] =>
  rule === 'text' ? [] : wordsOf(text).flatMap((word) => (isUnknownName(word.text, rule, rules) ? [word.text] : []));

/** Returns what masks by these stand-ins. */
function masker(rules: MaskRules, { of, known }: Pseudonyms) {
  const standInOfWord = (word: string) => of.words.get(word) ?? neutral.text;
  const maskWords = memoized((text) => maskedWords(text, known, standInOfWord));
  const maskFreeText = (rule: FreeText) =>
    memoized((text) =>
      maskedText(text, known, (word) => (isUnknownName(word, rule, rules) ? standInOfWord(word) : null)),
    );
  const maskText = { text: maskFreeText('text'), prose: maskFreeText('prose'), fileName: maskFreeText('fileName') };

  function standInOf(text: string, kind: PersonalKind): string {
    if (kind === 'words') return maskWords(text);
    const standIn = of[kind].get(text);
    if (standIn !== undefined) return standIn;
    if (!isReadable(text)) return text;
    return kind === 'birthday' && !isBirthday(text) ? maskWords(text) : neutral.text;
  }

  const mask = walking(rules, {
    isCopying: true,
    onText: (text, kind) => (isFreeText(kind) ? maskText[kind](text) : standInOf(text, kind)),
  });
  return { mask, maskText };
}

/** Of any window; what is made by a class is not. */
function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?$/.test(text);
const NO_OWNER: Plain = {};
const OWN_PROPERTY = { configurable: true, enumerable: true, writable: true };

interface Visitor {
  onText: (text: string, kind: PersonalKind | FreeText) => string;
  /** Whether masked copies are made; otherwise everything is only visited. */
  isCopying: boolean;
}

/** What an object gives as the value of a field; most objects stand in one field only. */
interface FieldResult {
  field: string;
  value: unknown;
  next: FieldResult | undefined;
}

/**
 * Returns what applies the rules to all that is in a value. Items of a list, and values under keys that name no field,
 * are masked as the field that holds them. The same object gives the same result, so what is shared stays shared.
 */
function walking(rules: MaskRules, { onText, isCopying }: Visitor): MaskField {
  const { fields } = rules;
  const results = new WeakMap<object, FieldResult>();
  const isHarmless = memoized(rules.isHarmless);
  const isFieldName = memoized(rules.isFieldName);

  const as: MaskAs = (value, rule) => {
    if (typeof value !== 'string') return walk(value, '', NO_OWNER);
    if (rule === 'readable') return value;
    if (rule === 'secret') return undefined;
    if (rule === 'date' && isDate(value)) return value;
    if (rule === 'date' || rule === 'masked') return isHarmless(value) ? value : onText(value, 'words');
    return onText(value, rule);
  };
  const maskField: MaskField = (value, field) => walk(value, field, NO_OWNER);
  /** Null: it is no key of the cache. */
  const maskedKey = memoized((text) => {
    const key = rules.cacheKey(text);
    return key && key.withArgument(maskField(key.argument, 'originalArgs'));
  });

  function walk(value: unknown, field: string, owner: Plain, ownerField = ''): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value === 'object') {
      const first = results.get(value);
      for (let known = first; known; known = known.next) if (known.field === field) return known.value;
      const result = isCopying ? copied(value, field, owner) : visited(value, field);
      results.set(value, { field, value: result, next: first });
      return result;
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
    const key = typeof value === 'string' ? maskedKey(value) : null;
    if (key !== null) return key;
    const rule = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (typeof rule !== 'function') return typeof value === 'string' ? as(value, rule ?? 'masked') : value;
    try {
      return rule(value, { owner, ownerField, as, walk: maskField });
    } catch {
      return as(value, 'words');
    }
  }

  /** Copies would be thrown away. */
  function visited(value: object, field: string): unknown {
    if (Array.isArray(value)) for (const item of value) walk(item, field, NO_OWNER);
    else if (isPlain(value)) for (const key of Object.keys(value)) walkPart(value, key, field);
    return value;
  }

  function copied(value: object, field: string, owner: Plain): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(item, field, owner) ?? null);
    if (!isPlain(value)) return undefined;
    const masked: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const [name, result] = walkPart(value, key, field);
      if (result === undefined && value[key] !== undefined) continue;
      if (name === '__proto__') Object.defineProperty(masked, name, { ...OWN_PROPERTY, value: result });
      else masked[name] = result;
    }
    return masked;
  }

  function walkPart(value: Plain, key: string, field: string): [name: string, result: unknown] {
    const isField = isFieldName(key);
    const result = walk(value[key], isField ? key : field, value, field);
    return [isField || isHarmless(key) ? key : (maskedKey(key) ?? onText(key, 'text')), result];
  }

  return maskField;
}

function memoized<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
