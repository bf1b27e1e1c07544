import { freezeDate, startDateAt } from './freezeDate';
import { silenceGlobals } from './silenceGlobals';

const names = ['fetch', 'BroadcastChannel', 'localStorage', 'sessionStorage', 'indexedDB'] as const;

const globals = () => names.map((name) => Reflect.get(window, name) as unknown);

const policies = () =>
  [...document.head.querySelectorAll('meta[http-equiv]')].map((one) => one.getAttribute('content'));

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
  freezeDate(null);
});

test('everything comes back as it was', () => {
  const [before, own] = [globals(), Object.getOwnPropertyNames(navigator)];
  undo = silenceGlobals();
  globals().forEach((silent, index) => expect(silent).not.toBe(before[index]));
  undo();
  globals().forEach((one, index) => expect(one).toBe(before[index]));
  expect(Object.getOwnPropertyNames(navigator)).toEqual(own);
  expect(policies()).toEqual([]);
});

test('a call waits for ever, and is not sent', async () => {
  const fetched: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input) => {
    fetched.push(input);
    return Promise.reject(new Error('sent'));
  };
  undo = silenceGlobals();
  const ended = jest.fn();
  void globalThis.fetch('/api/golfclub').then(ended, ended);
  void window.fetch('/api/golfclub').then(ended, ended);
  await new Promise((resolve) => setTimeout(resolve));
  undo();
  globalThis.fetch = fetch;
  expect(ended).not.toHaveBeenCalled();
  expect(fetched).toEqual([]);
});

test('the browser itself is told to let nothing out, not even for an image', () => {
  undo = silenceGlobals();
  expect(policies()).toEqual([expect.stringMatching(/connect-src 'none'; img-src data: blob:;.*form-action 'none'/)]);
});

test('what this browser keeps is neither seen nor changed', () => {
  window.localStorage.setItem('locale', 'de');
  window.sessionStorage.setItem('golf-club-session', 'secret');
  undo = silenceGlobals();
  expect(window.localStorage.getItem('locale')).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  window.localStorage.setItem('locale', 'en');
  window.sessionStorage.setItem('draft', 'x');
  expect(window.localStorage.getItem('locale')).toBe('en');
  expect(Object.keys(window.sessionStorage)).toEqual(['draft']);
  expect([window.sessionStorage.length, window.sessionStorage.key(0)]).toEqual([1, 'draft']);
  window.sessionStorage.clear();
  expect(window.sessionStorage).toHaveLength(0);
  expect(() => window.indexedDB.open('golf-club-outbox')).toThrow(DOMException);
  undo();
  expect(window.localStorage.getItem('locale')).toBe('de');
  expect(Object.keys(window.sessionStorage)).toEqual(['golf-club-session']);
});

test('other tabs hear nothing, and no lock is given', async () => {
  const heard = jest.fn();
  const other = new BroadcastChannel('golf-club-session');
  other.onmessage = heard;
  undo = silenceGlobals();
  new BroadcastChannel('golf-club-session').postMessage({ signedOut: '1' });
  void navigator.locks.request('golf-club-outbox/1', heard);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).not.toHaveBeenCalled();
  other.close();
});

test('nobody is asked before leaving, and the network tells nothing', () => {
  undo = silenceGlobals();
  const heard = jest.fn();
  for (const name of ['beforeunload', 'online', 'offline']) {
    window.addEventListener(name, heard);
    window.dispatchEvent(new Event(name));
    window.removeEventListener(name, heard);
  }
  expect(heard).not.toHaveBeenCalled();
});

test('the clock goes on from an instant until it is restored', async () => {
  const originalDate = Date;
  startDateAt('2026-11-20T10:00:00.000Z');
  const begun = Date.now();
  expect(begun).toBeGreaterThanOrEqual(originalDate.parse('2026-11-20T10:00:00.000Z'));
  while (Date.now() === begun) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(new Date().getTime()).toBeGreaterThan(begun);
  startDateAt('2030-01-01T00:00:00.000Z');
  expect(new Date().getUTCFullYear()).toBe(2030);
  startDateAt(null);
  expect(Date).toBe(originalDate);
});

test('the clock stands at an instant until it is let go', () => {
  const originalDate = Date;
  const at = '2026-11-20T10:00:00.000Z';
  freezeDate(at);
  expect(new Date().toISOString()).toBe(at);
  expect(Date.now()).toBe(originalDate.parse(at));
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 1, 3).getMonth()).toBe(1);
  expect(new Date()).toBeInstanceOf(originalDate);
  expect(Date()).toBe(new originalDate(originalDate.parse(at)).toString());
  freezeDate('2026-11-21T10:00:00.000Z');
  expect(new Date().toISOString()).toBe('2026-11-21T10:00:00.000Z');
  freezeDate(null);
  expect(Date).toBe(originalDate);
});
