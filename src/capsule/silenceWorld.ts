import { memoryStorage, noDatabase, SilentChannel, SilentRequest } from './silentParts';

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
