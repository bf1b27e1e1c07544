import type { UnknownAction } from '@reduxjs/toolkit';
import { someMaskRules } from '@test/browser/someMaskRules';
import { fingerprint } from './fingerprint';
import { makeCapsule, makeCountedCapsule, type CapsuleMetadata } from './makeCapsule';
import type { Recording } from './recorder';

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
  app: { version: '0.2.0', commit: 'abc' },
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
