/** What no page can take back: the browser itself lets nothing out any more, no kind of request and no image. */
const NOTHING_OUT = "connect-src 'none'; img-src data: blob:; media-src data: blob:; form-action 'none'";

/**
 * Cuts this page off: nothing leaves it by network, other tabs hear nothing, and nothing that this browser keeps can be
 * read or written. Returns how to undo it; what the browser itself holds back is let go only by loading the page again.
 */
export function silenceGlobals(): () => void {
  const undoing = [
    // Screens go on waiting as they did; a failed call would show them something else.
    replace(window, 'fetch', never),
    replace(window, 'BroadcastChannel', SilentChannel),
    replace(window, 'localStorage', new MemoryStorage()),
    replace(window, 'sessionStorage', new MemoryStorage()),
    replace(window, 'indexedDB', { open: refuse, deleteDatabase: refuse }),
    // Never given, so that nothing begins which only one tab may do.
    replace(navigator, 'locks', { request: never, query: () => Promise.resolve({ held: [], pending: [] }) }),
    replace(document, 'cookie', ''),
    forbid(),
    stayQuiet(),
  ];
  return () => {
    for (const undo of undoing.reverse()) undo();
  };
}

const never = () => new Promise<never>(() => undefined);

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

/** Nothing is sent, nothing ever arrives. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    // To nobody.
  }
  close(): void {
    // It was never open.
  }
}

/** A storage that lives no longer than the page; as in a real one, each key is a property too. */
class MemoryStorage implements Storage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  get length(): number {
    return Object.keys(this).length;
  }
}

/** Refuses as a browser does in which a page may keep nothing; the app then goes on without. */
const refuse = (): never => {
  throw new DOMException('Nothing is stored on this page', 'SecurityError');
};
