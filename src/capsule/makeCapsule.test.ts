import type { UnknownAction } from '@reduxjs/toolkit';
import { someMaskRules } from '@test/browser/someMaskRules';
import { fingerprint } from './fingerprint';
import { freezeDate } from './freezeDate';
import { makeCapsule, makeCountedCapsule, type CapsuleMetadata } from './makeCapsule';
import type { Recording } from './recorder';
import { silenceGlobals } from './silenceGlobals';

describe('make capsule', () => {
  const person = {
    name: 'Änne',
    surname: 'Quist',
    fullName: 'Änne Quist',
    username: 'aequist',
    email: 'aenne.quist@golf.example.org',
    phone: '+49 171 1234567',
    birthday: '17.03.1984',
  };

  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

  const password = 'zebra-quilt-7-harbour';

  const typed = 'Ask Änne, she knows';

  const canaries = [...Object.values(person), 'Änne', 'Quist', token, password, '1234567', 'knows'];

  const rules = someMaskRules({
    name: 'name',
    surname: 'surname',
    fullName: 'fullName',
    username: 'username',
    email: 'email',
    phone: 'phone',
    birthday: 'birthday',
    typed: 'words',
    title: 'text',
    type: 'readable',
    token: 'secret',
    password: 'secret',
    route: 'text',
  });

  const metadata: CapsuleMetadata = {
    note: `${person.fullName} (${person.email}) cannot sign in with Bearer ${token}`,
    locale: 'de',
    roles: ['ADMIN'],
    viewport: { width: 390, height: 844, pixelRatio: 3, isDark: true },
    route: `/private/users?q=${encodeURIComponent(person.name)}`,
    app: { version: '0.1.0', commit: 'abc' },
    madeAt: '2026-10-01T10:00:00.000Z',
    outbox: { waiting: 1, refused: 0, isKept: true },
  };

  const empty = {
    people: { list: [], typed: '', title: 'Cup' },
    counter: { count: 0 },
    secrets: { token },
    unknown: password,
  };

  const came = { ...empty, people: { ...empty.people, list: [person], typed, title: `Cup of ${person.surname}` } };

  const counted = { ...came, counter: { count: 1 }, secrets: { token: password } };

  const step = (action: UnknownAction, before: unknown) => ({ action, at: Date.UTC(2026, 9, 1), before });

  const recording: Recording = {
    steps: [
      step({ type: 'people/came', payload: person, meta: { password } }, empty),
      step({ type: 'counter/counted', payload: password }, came),
      step({ type: 'people/broken', payload: password }, counted),
    ],
    state: counted,
    errors: [
      {
        at: '2026-10-01T10:00:00.000Z',
        afterSteps: 2,
        message: `No row for ${person.username}`,
        stack: `Error: No row\n    at row (https://golf.example.org/main.js?who=${encodeURIComponent(person.surname)}:1:2)`,
      },
    ],
    calls: [
      {
        at: '2026-10-01T10:00:00.000Z',
        endpoint: 'listMembers',
        method: 'GET',
        status: 200,
        milliseconds: 7,
        requestId: 'r1',
      },
    ],
    pages: [{ at: '2026-10-01T10:00:00.000Z', route: `/private/users/${encodeURIComponent(person.email)}` }],
    earlier: null,
  };

  test('nothing by which a person could be known, and no secret, is in the text of a capsule', () => {
    const text = JSON.stringify(makeCapsule(recording, rules, metadata));
    for (const canary of canaries) {
      expect(text).not.toContain(canary);
      expect(text).not.toContain(encodeURIComponent(canary));
    }
  });

  test('the same person is the same in the state, the actions, the errors, the addresses and the note', () => {
    const { final, steps, errors, trail, route, note } = makeCapsule(recording, rules, metadata);
    const { list, title } = final['people'] as typeof came.people;
    const [masked] = list;
    if (!masked) throw new Error('Nobody is there');
    expect(steps[0]?.action).toEqual({ type: 'people/came', payload: masked, meta: {} });
    expect(masked.fullName).toBe(`${masked.name} ${masked.surname}`);
    expect(title).toBe(`Cup of ${masked.surname}`);
    expect(route).toBe(`/private/users?q=${encodeURIComponent(masked.name)}`);
    expect(trail[0]?.route).toBe(`/private/users/${masked.email.replace('@', '%40')}`);
    expect(note).toBe(`${masked.fullName} (${masked.email}) cannot sign in with Bearer masked-secret`);
    expect(errors[0]?.message).toBe(`No row for ${masked.username}`);
    expect(errors[0]?.stack).toContain(`who=${masked.surname}:1:2`);
  });

  test('what no rule names is masked, secrets are not there', () => {
    const { final, steps } = makeCapsule(recording, rules, metadata);
    expect(final).toMatchObject({
      counter: { count: 1 },
      secrets: {},
      unknown: expect.stringMatching(/^z[a-z]+-q/) as unknown,
    });
    expect(steps.map(({ action }) => action['payload']).slice(1)).toEqual([final['unknown'], final['unknown']]);
  });

  test('each step says how the slices are that it changed, and the whole how it is in the end', () => {
    const { base, final, steps, fingerprint: print } = makeCapsule(recording, rules, metadata);
    expect(base['people']).toEqual({ list: [], typed: '', title: 'Cup' });
    expect(steps.map(({ changed }) => changed)).toEqual([
      { people: fingerprint(final['people']) },
      { counter: fingerprint({ count: 1 }), secrets: fingerprint({}) },
      {},
    ]);
    expect(print).toBe(fingerprint(final));
  });

  test('without any step the base is the state as it is', () => {
    const { base, final, steps } = makeCapsule({ ...recording, steps: [] }, rules, metadata);
    expect(steps).toEqual([]);
    expect(base).toEqual(final);
  });

  test('it can be made of whatever there is', () => {
    const broken = { ...recording, steps: [step({ type: 'people/came', payload: 7 }, null)], state: undefined };
    expect(makeCapsule(broken, rules, metadata)).toMatchObject({ base: {}, final: {} });
  });

  test('a preview is told how many texts are masked, and none of them', () => {
    const { masked } = makeCountedCapsule(recording, rules, metadata);
    expect(masked).toEqual({
      name: 1,
      surname: 1,
      fullName: 1,
      username: 1,
      email: 1,
      phone: 1,
      birthday: 1,
      // Ask, Änne, she, knows, and those of the password in a field without a rule.
      words: 8,
    });
  });
});

describe('silence globals', () => {
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
});
