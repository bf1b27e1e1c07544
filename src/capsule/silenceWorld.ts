/** What no page can take back: the browser itself lets nothing out any more, images included. */
const NOTHING_OUT = "connect-src 'none'; img-src data: blob:; media-src data: blob:; form-action 'none'";

const never = () => new Promise<never>(() => undefined);

/**
 * Cuts this page off: nothing leaves it by network, other tabs hear nothing, and nothing that this browser keeps can be
 * read or written. Returns how to undo it; what the browser itself holds back is let go only by loading the page again.
 */
export function silenceWorld(): () => void {
  const undoing = [
    ...Object.entries({
      // Screens go on waiting as they did; a failed call would show them something else.
      fetch: never,
      XMLHttpRequest: SilentRequest,
      WebSocket: SilentChannel,
      EventSource: SilentChannel,
      BroadcastChannel: SilentChannel,
      localStorage: memoryStorage(),
      sessionStorage: memoryStorage(),
      indexedDB: noDatabase,
    }).map(([name, silent]) => replace(window, name, silent)),
    // Never given, so that nothing begins which only one tab may do.
    replace(navigator, 'locks', { request: never, query: () => Promise.resolve({ held: [], pending: [] }) }),
    replace(navigator, 'sendBeacon', () => true),
    replace(document, 'cookie', ''),
    forbid(),
    stayQuiet(),
  ];
  return () => {
    for (const undo of undoing.reverse()) undo();
  };
}

function replace(owner: object, name: string, silent: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: silent, configurable: true, writable: true, enumerable: true });
  return () => {
    // What it had from its prototype comes back by itself.
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  };
}

function forbid(): () => void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = NOTHING_OUT;
  document.head.append(policy);
  return () => policy.remove();
}

/** What a screen would lose of a capsule is in the file, so nobody is asked before leaving; nor does the network tell. */
function stayQuiet(): () => void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  const events = ['beforeunload', 'online', 'offline', 'storage'];
  for (const name of events) window.addEventListener(name, swallow, true);
  return () => {
    for (const name of events) window.removeEventListener(name, swallow, true);
  };
}

/** Stands in for connections of every kind: nothing is sent, nothing ever arrives. */
class SilentChannel extends EventTarget {
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
class SilentRequest extends EventTarget {
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
function memoryStorage(): Storage {
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

const noDatabase = {
  open: refuse,
  deleteDatabase: refuse,
  databases: () => Promise.resolve([]),
  cmp: () => 0,
};
