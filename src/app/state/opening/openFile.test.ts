import { pageState } from '@/app/capsule/exporting/pageCapsule';
import { devToolsFile } from '@/capsule/devToolsFile';
import { MOST_ACTIONS } from '@/capsule/devToolsImport';
import { LARGEST_BYTES } from '@/capsule/jsonFile';
import { dialogShown } from '@/modal/modalSlice';
import { sessionLapsed, signedIn } from '@/session/sessionSlice';
import { someCapsule } from '@test/browser/openCapsule';
import { asFile } from '@test/browser/openState';
import { emptyState } from './checkState';
import { openFile } from './openFile';

const session = {
  id: 'a',
  golfclubId: 'b',
  email: 'x@example.org',
  name: 'Jana',
  surname: 'Möller',
  roles: ['PRO' as const],
  bookable: false as const,
};
const state = {
  ...emptyState(),
  session: { session, lapsed: false },
  place: { path: '/private/users', search: '?q=a' },
};
const entry = {
  status: 'fulfilled',
  endpointName: 'getMemberCounts',
  requestId: 'r',
  originalArgs: { q: '' },
  data: { all: 3, admins: 1, pros: 1, unapproved: 0 },
  startedTimeStamp: 1,
  fulfilledTimeStamp: 2,
};
const withEntries = (queries: object) => ({ ...state, api: { ...state.api, queries } });
const file = (of: object = state) => ({ ...pageState(emptyState()), state: of });

const openedOf = async (content: unknown) => openFile(asFile(content));
const stateOf = async (content: unknown) => {
  const result = await openedOf(content);
  return 'state' in result ? result.state.state : result;
};

test('a state is opened with its header, bare, and from Redux DevTools', async () => {
  expect(await stateOf(file())).toEqual(state);
  expect(await stateOf(state)).toEqual(state);
  expect(await stateOf(devToolsFile({ base: state, steps: [], madeAt: '2026-11-20T10:00:00.000Z' }))).toEqual(state);
});

test('actions of Redux DevTools are done anew, but for those that are skipped or after the one that is shown', async () => {
  const [first, second] = [signedIn(session), dialogShown({ kind: 'importMembers' })];
  const expected = { ...emptyState(), session: { session, lapsed: false } };
  expect(await stateOf([first])).toEqual(expected);
  const lifted = {
    actionsById: {
      0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' } },
      1: { type: 'PERFORM_ACTION', action: first },
      2: { type: 'PERFORM_ACTION', action: sessionLapsed() },
      3: { type: 'PERFORM_ACTION', action: second },
      4: { type: 'PERFORM_ACTION', action: { type: 'session/signedOut' } },
    },
    stagedActionIds: [0, 1, 2, 3, 4],
    skippedActionIds: [2],
    currentStateIndex: 3,
    computedStates: [],
  };
  const opened = {
    ...expected,
    modal: { dialogs: [{ dialog: { kind: 'importMembers' }, signal: 'SHOW' }], refusal: null, change: null },
  };
  expect(await stateOf(lifted)).toEqual(opened);
  expect(await stateOf({ payload: JSON.stringify(lifted) })).toEqual(opened);
  const payload = JSON.stringify([second]);
  expect(await stateOf({ payload, preloadedState: JSON.stringify(expected) })).toEqual(opened);
});

test('an action at which a reducer throws changes nothing', async () => {
  expect(await stateOf([signedIn(session), { type: 'outbox/ballRecorded', payload: null }])).toMatchObject({
    session: { session },
  });
});

test('what was under way is dropped, what was answered before stays, and nobody is subscribed', async () => {
  const { data: _data, ...bare } = entry;
  const opened = await stateOf({
    ...withEntries({
      'getMemberCounts({"q":""})': { ...entry, status: 'pending' },
      'getMemberCounts({"q":"a"})': { ...bare, status: 'pending' },
      'getMemberCounts({"q":"b"})': { ...bare, status: 'rejected', error: { status: 'OFFLINE', error: 'x' } },
    }),
  });
  const { api } = opened as typeof state;
  expect(Object.entries(api.queries).map(([key, one]) => [key, one?.status])).toEqual([
    ['getMemberCounts({"q":""})', 'fulfilled'],
    ['getMemberCounts({"q":"b"})', 'rejected'],
  ]);
  expect(api).toMatchObject({ mutations: {}, subscriptions: {} });
});

test('a capsule is one still', async () => {
  const result = await openedOf(someCapsule());
  expect(result).toHaveProperty('capsule.capsule.format', 'golf-club-capsule');
});

const inside = (wrongPath: string) => ({ reason: 'damagedInside', path: wrongPath });
const refusedOf = async (content: unknown) => {
  const result = await openedOf(content);
  return 'refused' in result ? result.refused : result;
};

test.each<[what: string, content: unknown, refused: object]>([
  ['no JSON', '{"format":', { reason: 'damaged' }],
  ['something else', { log: {} }, { reason: 'foreign' }],
  ['a number', 7, { reason: 'foreign' }],
  ['a newer format', { ...file(), formatVersion: 3 }, { reason: 'newer', formatVersion: 3, version: 'development' }],
  ['a header without a time', { ...file(), savedAt: 'x' }, inside('savedAt')],
  ['a header without a state', { ...file(), state: [] }, inside('state')],
  ['a slice of another version', file({ ...state, weather: {} }), { reason: 'unknownSlice', slice: 'weather' }],
  ['a slice that is none', file({ ...state, modal: 1 }), inside('modal')],
  ['a list in the place of an object', file({ ...state, modal: [] }), inside('modal')],
  ['a slice without a part', file({ ...state, outbox: { entries: [] } }), inside('outbox.undoable')],
  ['a slice with a part too many', file({ ...state, place: { ...state.place, to: 'x' } }), inside('place.to')],
  ['an item of the wrong kind', file({ ...state, editedPrices: [{}] }), inside('editedPrices[0]')],
  [
    'a notice without a text',
    file({ ...state, shell: { ...state.shell, notices: [{ id: 'a', severity: 'info', message: { textKey: 1 } }] } }),
    inside('shell.notices[0]'),
  ],
  [
    'a nested kind',
    file({
      ...state,
      modal: { dialogs: [{ dialog: { kind: { a: { b: 1 } } }, signal: null }], refusal: null, change: null },
    }),
    inside('modal.dialogs[0].dialog.kind'),
  ],
  [
    'a name that is none',
    file({ ...state, session: { session: { ...session, name: {} }, lapsed: false } }),
    inside('session.session.name'),
  ],
  [
    'a session without an id',
    file({ ...state, session: { session: { roles: [] }, lapsed: false } }),
    inside('session.session.name'),
  ],
  [
    'roles that there are not',
    file({ ...state, session: { session: { ...session, roles: ['KING'] }, lapsed: false } }),
    inside('session.session.roles'),
  ],
  ['no cache', file({ ...state, api: { ...state.api, queries: [] } }), inside('api.queries')],
  [
    'an endpoint that there is not',
    file(withEntries({ 'x()': { ...entry, endpointName: 'x' } })),
    inside('api.queries["x()"].endpointName'),
  ],
  [
    'a key of another endpoint',
    file(withEntries({ 'getMembers()': entry })),
    inside('api.queries["getMembers()"].endpointName'),
  ],
  [
    'an unknown status',
    file(withEntries({ 'getMemberCounts()': { ...entry, status: 'done' } })),
    inside('api.queries["getMemberCounts()"].status'),
  ],
  [
    'an argument of another kind',
    file(withEntries({ 'getMemberCounts()': { ...entry, originalArgs: { q: {} } } })),
    inside('api.queries["getMemberCounts()"].originalArgs.q'),
  ],
  [
    'members that are no list',
    file(withEntries({ 'getMembers()': { ...entry, endpointName: 'getMembers', data: { members: {} } } })),
    inside('api.queries["getMembers()"].data.members'),
  ],
  [
    'a name in an answer that is none',
    file(
      withEntries({
        'getMembers()': { ...entry, endpointName: 'getMembers', data: { members: [{ name: {}, surname: '' }] } },
      }),
    ),
    inside('api.queries["getMembers()"].data.members[0].name'),
  ],
  ['an action that is none', [{ kind: 'x' }], inside('actions[0]')],
  ['too many actions', Array.from({ length: MOST_ACTIONS + 1 }, () => ({ type: 'a' })), { reason: 'tooManyActions' }],
  ['a payload that is none', { payload: '7' }, inside('payload')],
])('%s is refused, and why is said', async (_what, content, refused) => {
  expect(await refusedOf(content)).toEqual(refused);
});

test.each([
  ['"__proto__":{"isAdmin":true}', 'state.modal.__proto__'],
  ['"constructor":{"prototype":{"isAdmin":true}}', 'state.modal.constructor'],
])('%s does not come near an object', async (hostile, wrongPath) => {
  const text = JSON.stringify(file()).replace('"modal":{', `"modal":{${hostile},`);
  expect(text).toContain(hostile);
  expect(await refusedOf(text)).toEqual({ reason: 'forbiddenKey', path: wrongPath });
  const payload = JSON.stringify({ payload: `[{"type":"a",${hostile}}]` });
  expect(await refusedOf(payload)).toMatchObject({ reason: 'forbiddenKey' });
  expect({}).not.toHaveProperty('isAdmin');
});

test('what is nested without end, or too large, is refused at once', async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  expect(await refusedOf(JSON.stringify(file()).replace('"modal":{', `"modal":{"deep":${deep},`))).toEqual({
    reason: 'tooDeep',
  });
  const huge = new File([new Uint8Array(LARGEST_BYTES + 1)], 'huge.json');
  expect(await openFile(huge)).toEqual({ refused: { reason: 'tooLarge' } });
});

test('texts are texts: a script in one is shown, not run', async () => {
  const script = '<img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  const opened = await stateOf(file({ ...state, session: { session: { ...session, name: script }, lapsed: false } }));
  expect(opened).toMatchObject({ session: { session: { name: script } } });
});
