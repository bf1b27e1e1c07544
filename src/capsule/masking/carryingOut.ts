import type { AnyDecision, CarryOut, TextDecision } from '../decision';

type Plain = Readonly<Record<string, unknown>>;

/** What is to be done with what is found in a value. */
export interface Doing {
  /** Returns what is told of a text. */
  onText: (text: string, decision: Exclude<TextDecision, 'keep' | 'drop'>) => string;
  /** Returns what is told of a key of a value that has any keys. */
  onKey: (key: string) => string;
}

/** Of any window; what is made by a class is not. */
function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * What there is to tell of a value that its decision does not fit, as a server may answer anything: of a list and an object
 * hardly more than that it is one, so that whoever stumbles over it stumbles over what is told of it too.
 */
function ofAnything(value: unknown, onText: Doing['onText']): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => ofMember(item, onText));
  return ofMember(value, onText);
}

function ofMember(value: unknown, onText: Doing['onText']): unknown {
  if (typeof value === 'string') return onText(value, 'words');
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null) return isPlain(value) ? {} : undefined;
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/**
 * Returns what carries out decisions. What is left out is undefined, in a list null. The same object gives the same result,
 * so what is shared stays shared. It does not throw, whatever the values are.
 */
export function carryingOut({ onText, onKey }: Doing): CarryOut {
  const ofObjects = new WeakMap<object, WeakMap<object, unknown>>();
  const ofOthers = new WeakMap<object, Map<unknown, unknown>>();

  const carryOut: CarryOut = (value, decision) => {
    if (decision === 'keep') return value;
    if (decision === 'drop') return undefined;
    if (typeof decision === 'string') {
      return typeof value === 'string' ? onText(value, decision) : ofAnything(value, onText);
    }
    if (typeof value === 'object' && value !== null) {
      return rememberedIn(
        ofObjects,
        decision,
        () => new WeakMap<object, unknown>(),
        value,
        () => ofObject(value, decision),
      );
    }
    if (!('by' in decision)) return ofAnything(value, onText);
    return rememberedIn(
      ofOthers,
      decision,
      () => new Map<unknown, unknown>(),
      value,
      () => asItSays(value, decision),
    );
  };

  function asItSays(value: unknown, { by }: { by: (value: never, carryOut: CarryOut) => unknown }): unknown {
    try {
      return by(value as never, carryOut);
    } catch {
      return ofAnything(value, onText);
    }
  }

  function ofObject(value: object, decision: Exclude<AnyDecision, string>): unknown {
    if ('by' in decision) return asItSays(value, decision);
    if ('each' in decision) {
      return Array.isArray(value)
        ? value.map((item) => carryOut(item, decision.each) ?? null)
        : ofAnything(value, onText);
    }
    if (!isPlain(value)) return ofAnything(value, onText);
    return 'values' in decision ? ofValues(value, decision.values) : ofFields(value, decision.fields);
  }

  const ofValues = (value: Plain, decision: AnyDecision): unknown =>
    decision === 'drop'
      ? {}
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [onKey(key), carryOut(one, decision)]));

  function ofFields(value: Plain, fields: Readonly<Record<string, AnyDecision>>): unknown {
    const told: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const decision = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (decision !== undefined && decision !== 'drop') told[key] = carryOut(value[key], decision);
    }
    return told;
  }

  return carryOut;
}

interface Results<Key> {
  get: (key: Key) => unknown;
  has: (key: Key) => boolean;
  set: (key: Key, result: unknown) => unknown;
}

/** Returns the result for a value by a decision, which is made only where it is not remembered. */
function rememberedIn<Key, Kept extends Results<Key>>(
  all: WeakMap<object, Kept>,
  decision: object,
  none: () => Kept,
  value: Key,
  make: () => unknown,
): unknown {
  let results = all.get(decision);
  if (!results) {
    results = none();
    all.set(decision, results);
  }
  if (!results.has(value)) results.set(value, make());
  return results.get(value);
}
