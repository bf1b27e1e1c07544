/** Stands in for connections of every kind: nothing is sent, nothing ever arrives. */
export class SilentChannel extends EventTarget {
  readonly readyState = 0;
  onmessage: unknown = null;
  postMessage(): void {
    // To nobody.
  }
  send(): void {
    // To nobody.
  }
  close(): void {
    // It never was open.
  }
}

/** Stands in for XMLHttpRequest: it can be sent, and is never answered. */
export class SilentRequest extends EventTarget {
  readonly readyState = 0;
  readonly status = 0;
  readonly upload = new EventTarget();
  open(): void {
    // Nowhere.
  }
  setRequestHeader(): void {
    // Nobody reads it.
  }
  send(): void {
    // To nobody.
  }
  abort(): void {
    // Nothing is under way.
  }
}

/** Returns a storage that lives no longer than the page; as in a real one, each key is a property too. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return new Proxy(storage, {
    get: (target, name) => (Reflect.get(target, name) ?? kept.get(String(name))) as unknown,
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_target, name) => {
      const value = kept.get(String(name));
      return value === undefined ? undefined : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}

/** Refuses as a browser does in which a page may keep nothing; the app then goes on without. */
const refuse = (): never => {
  throw new DOMException('Nothing is kept on this page', 'SecurityError');
};

export const noDatabase = {
  open: refuse,
  deleteDatabase: refuse,
  databases: () => Promise.resolve([]),
  cmp: () => 0,
};
