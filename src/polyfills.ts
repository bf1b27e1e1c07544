/**
 * Functions that the app or its libraries call and some supported browsers lack (`browserslist` in package.json). Imported before
 * the app where they are missing, and in the thread that reads files. What is not here and is newer must not be called:
 * test/release/browsers.test.ts.
 */

const isMissing = (owner: object, name: string): boolean => !(name in owner);

function define(owner: object, functions: Record<string, (...args: never[]) => unknown>): void {
  for (const [name, value] of Object.entries(functions)) {
    if (isMissing(owner, name)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}

/** Returns the last index at which it is so; -1 if there is none. */
function lastIndex<Item>(
  items: readonly Item[],
  isFound: (item: Item, index: number, all: unknown) => unknown,
): number {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    if (isFound(items[index] as Item, index, items)) return index;
  }
  return -1;
}

type Predicate = (item: unknown, index: number, all: unknown) => unknown;

// Chrome 97 and 110.
define(Array.prototype, {
  findLast(this: unknown[], isFound: Predicate) {
    const index = lastIndex(this, isFound);
    return index < 0 ? undefined : this[index];
  },
  findLastIndex(this: unknown[], isFound: Predicate) {
    return lastIndex(this, isFound);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: unknown[], index: number, value: unknown) {
    const position = index < 0 ? this.length + index : index;
    if (position < 0 || position >= this.length) throw new RangeError(`Invalid index: ${index}`);
    const copy = [...this];
    copy[position] = value;
    return copy;
  },
});

// Chrome 93.
define(Object, {
  hasOwn: (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name),
});

// Chrome 120, Safari 17.
define(URL, {
  canParse(address: string, base?: string) {
    try {
      return new URL(address, base).href !== '';
    } catch {
      return false;
    }
  },
});

// Chrome 98. Of plain data, which is all that is cloned here.
define(globalThis, {
  structuredClone: (value: unknown) =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown),
});

// Chrome 100.
define(AbortSignal.prototype, {
  throwIfAborted(this: AbortSignal) {
    // A reason may be any value.
    // oxlint-disable-next-line typescript/only-throw-error
    if (this.aborted) throw (this.reason as unknown) ?? new DOMException('The operation was aborted', 'AbortError');
  },
});

// Chrome 103 and 116, Firefox 124, Safari 17.4.
define(AbortSignal, {
  timeout(milliseconds: number) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds);
    return controller.signal;
  },
  any(signals: Iterable<AbortSignal>) {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: controller.signal });
    }
    return controller.signal;
  },
});

export {};
