/**
 * What of a person a text is. It is replaced by a stand-in: the same for the same text everywhere in one capsule, in the
 * order of the originals, with the same first letter; an empty text stays empty.
 */
export type PersonalKind =
  | 'name'
  | 'surname'
  /** Name and surname in one text. */
  | 'fullName'
  | 'username'
  | 'email'
  | 'phone'
  | 'birthday'
  /** What somebody typed, or a value that may be any of these. */
  | 'words';

/**
 * `keep`: as it is. `drop`: left out. `text`: kept, but whatever is known of people is replaced wherever it stands in it.
 * Anything else: what of a person it is.
 */
export type TextDecision = 'keep' | 'drop' | 'text' | PersonalKind;

/**
 * What a capsule tells of a value of this type. Only what holds no text of free content (numbers, fixed lists) may be kept
 * as a whole, and should not be where it may turn out to be something else, such as the answer of a server; everything else is decided field by field, so that a field without a decision does not compile, and one that
 * the type does not know is left out.
 */
export type Decision<T> = unknown extends T
  ? 'drop'
  : true extends HoldsText<T>
    ? 'drop' | Chosen<T> | DecisionOf<NonNullable<T>>
    : 'drop' | 'keep' | DecisionOf<NonNullable<T>>;

/** Carries out a decision on a value and returns what the capsule tells of it. */
export type CarryOut = (value: unknown, decision: AnyDecision) => unknown;

/** Where the value itself says what it is, or holds others in a text. Must be the same for the same value. */
interface Chosen<T> {
  by: (value: T, carryOut: CarryOut) => unknown;
}

type DecisionOf<T> = [T] extends [string]
  ? TextDecision
  : [T] extends [readonly (infer Item)[]]
    ? { each: Decision<Item> }
    : string extends KeysOf<T>
      ? { values: Decision<ValueAt<T, KeysOf<T>>> }
      : { fields: { [Key in KeysOf<T>]-?: Decision<ValueAt<T, Key>> } };

type HoldsText<T> = T extends string
  ? string extends T
    ? true
    : false
  : T extends number
    ? false
    : T extends readonly (infer Item)[]
      ? HoldsText<Item>
      : unknown extends T
        ? true
        : T extends object
          ? { [Key in keyof T]-?: HoldsText<T[Key]> }[keyof T]
          : false;

/** Of all members of a union. */
type KeysOf<T> = T extends object ? keyof T : never;
type ValueAt<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never;

/** Any decision, as those see it who carry it out. */
export type AnyDecision =
  | TextDecision
  | { each: AnyDecision }
  | { values: AnyDecision }
  | { fields: Readonly<Record<string, AnyDecision>> }
  | { by: (value: never, carryOut: CarryOut) => unknown };
