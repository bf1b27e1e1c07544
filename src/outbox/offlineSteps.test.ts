import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { PlayerData } from '@contract/training';
import { startFaultProxy, type FaultProxy } from '@test/faults/faultProxy';
import { killPage, leadPageTo, openPage, type Page, signInTab } from '@test/faults/openPage';
import { readOutbox } from '@test/faults/outboxOnDisk';
import { fromSetup } from '@test/fixtures/environment';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { sql } from '@test/fixtures/database';
import { isUndecided } from './entries';

let proxy: FaultProxy;
let page: Page | undefined;

beforeAll(async () => {
  proxy = await startFaultProxy();
  leadPageTo(proxy.url);
});
afterAll(() => proxy.close());

beforeEach(() => {
  proxy.leadTo(fromSetup('TEST_SERVER_URL'));
  proxy.injectFaults(() => null);
  proxy.outage(false);
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => page?.close());

/** Opens the page of a training in this status, with a member who is not in it. */
async function opened(status: 'PLANNED' | 'STARTED') {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const [anna, emil] = [await player(), await player()];
  const template = await fixtures.template({ numberofballs: 5 });
  const sessions = status === 'STARTED' ? [{ players: [anna], status: 'EDIT' as const }] : [];
  const { id: trainingId } = await fixtures.training({ club, template, status, sessions });
  await signInTab(pro);
  page = await openPage(trainingId);
  await page.ready();
  return { trainingId, anna, emil, pro, club, fixtures, calls: calls(trainingId) };
}

const asPlayer = ({ id, name, surname, username, golfclubId }: MemberFixture, handicap = 18.4) => ({
  ...{ id, name, surname, username, golfclubId, handicap },
});

const sessionOf = (at: Page, { id }: MemberFixture): PlayerData => {
  const found = at.training().trainingSessions.find(({ players }) => players.some((one) => one.id === id));
  if (!found) throw new Error('Not in the training');
  return found;
};

/** Records these points for the first balls of a member. */
async function record(at: Page, trainingId: string, member: MemberFixture, ...points: number[]) {
  for (const [index, count] of points.entries()) {
    await at.record({ trainingId, playerDataId: sessionOf(at, member).id, index, points: count });
  }
}

/** Loads the page anew over what the killed one has on the disk. */
async function killed(at: Page, trainingId: string): Promise<Page> {
  await killPage(at);
  page = await openPage(trainingId);
  return page;
}

/** What the server has: each player's username with all recordings of their balls. */
async function accepted(trainingId: string): Promise<[string, number[]][]> {
  const rows = await sql<{ username: string; points: number[] }>(
    `select m.username, coalesce(array_agg(r.points order by r.index, r.version) filter (where r.points is not null), '{}') as points
     from player_session_players p join members m on m.id = p.member_id
     left join ball_recordings r on r.player_session_id = p.player_session_id
     where p.training_id = $1 group by 1 order by 1`,
    [trainingId],
  );
  return rows.map(({ username, points }) => [username, points]);
}
const sorted = (...expected: [MemberFixture, number[]][]) =>
  expected
    .map(([{ username }, points]): [string, number[]] => [username, points])
    .sort(([one], [other]) => (one < other ? -1 : 1));

test('start, players and balls of a device without a network arrive once and in order, over a killed browser and lost answers', async () => {
  const { trainingId, anna, emil } = await opened('PLANNED');
  const before = page as Page;
  proxy.outage(true);
  await before.start('2026-10-02');
  await before.addPlayer(asPlayer(emil));
  await record(before, trainingId, emil, 3, 1);
  await before.addPlayer(asPlayer(anna, 12.1));
  await record(before, trainingId, anna, 0);
  expect(before.training()).toMatchObject({ status: 'STARTED', plannedDate: '2026-10-02' });

  let isLost = true;
  proxy.injectFaults(() => (isLost ? 'answer-lost' : null));
  proxy.outage(false);
  await before.until(() => before.entries().some(({ failure }) => failure !== null));
  const after = await killed(before, trainingId);
  isLost = false;
  await after.ready();
  await after.until(() => after.entries().length === 0);
  expect(await accepted(trainingId)).toEqual(sorted([emil, [3, 1]], [anna, [0]]));
  expect(after.training()).toMatchObject({ status: 'STARTED', plannedDate: '2026-10-02' });
  expect(sessionOf(after, anna).players[0]?.handicap).toBe(12.1);
  expect(after.training().trainingSessions.map(({ players }) => players[0]?.id)).toEqual([emil.id, anna.id]);
  expect((await readOutbox()).entries).toEqual([]);
});

test('a start whose answer was lost is not done again after somebody has taken it back', async () => {
  const { calls } = await opened('PLANNED');
  const at = page as Page;
  let isLost = true;
  proxy.injectFaults(() => (isLost ? 'answer-lost' : null));
  await at.start();
  await at.until(() => at.entries().some(({ failure }) => failure !== null));
  expect((await calls.unstart()).status).toBe(200);
  isLost = false;
  await at.until(() => at.entries().length === 0);
  expect((await calls.read()).body.status).toBe('PLANNED');
});

test('a finish whose answer was lost is not done again after somebody has opened the training', async () => {
  const { trainingId, anna, calls } = await opened('STARTED');
  const at = page as Page;
  await record(at, trainingId, anna, 3);
  await at.until(() => at.entries().length === 0);
  let isLost = true;
  proxy.injectFaults(() => (isLost ? 'answer-lost' : null));
  await at.finish();
  await at.until(() => at.entries().some(({ failure }) => failure !== null));
  expect((await calls.unfinish()).status).toBe(200);
  isLost = false;
  await at.until(() => at.entries().length === 0);
  expect((await calls.read()).body.status).toBe('STARTED');
});

test('what is recorded under the id of this device while the server answers goes to the same player', async () => {
  const { trainingId, anna, emil } = await opened('STARTED');
  const at = page as Page;
  await at.addPlayer(asPlayer(emil));
  const { id: playerDataId } = sessionOf(at, emil);
  await at.record({ trainingId, playerDataId, index: 0, points: 3 });
  await at.until(() => at.entries().length === 0);
  expect(sessionOf(at, emil).id).not.toBe(playerDataId);
  await at.record({ trainingId, playerDataId, index: 1, points: 1 });
  await at.until(() => at.entries().length === 0);
  expect(await accepted(trainingId)).toEqual(sorted([anna, []], [emil, [3, 1]]));
});

test('balls for somebody whom another device has added meanwhile go to that player session', async () => {
  const { trainingId, anna, emil, calls } = await opened('STARTED');
  const at = page as Page;
  proxy.outage(true);
  await at.addPlayer(asPlayer(emil));
  await record(at, trainingId, emil, 3, 1);
  const elsewhere = await calls.addPlayers([asPlayerToSend(emil)]);
  expect(elsewhere.status).toBe(200);
  proxy.outage(false);
  await at.until(() => at.entries().length === 0);
  expect(await accepted(trainingId)).toEqual(sorted([anna, []], [emil, [3, 1]]));
});

test('who is not approved is refused with their balls kept, and both arrive once they are approved', async () => {
  const { trainingId, anna, emil } = await opened('STARTED');
  const at = page as Page;
  await sql("update members set roles = '{UNAPPROVED}' where id = $1", [emil.id]);
  await at.addPlayer(asPlayer(emil));
  await record(at, trainingId, emil, 3);
  await record(at, trainingId, anna, 1);
  await at.until(() => at.entries().length === 2 && at.entries().some(isUndecided));
  expect(at.entries()).toMatchObject([
    { kind: 'add', state: 'refused', failure: { data: { code: 'player-not-approved' } } },
    { kind: 'ball', state: 'waiting' },
  ]);
  expect(await accepted(trainingId)).toEqual(sorted([anna, [1]]));
  const after = await killed(at, trainingId);
  await after.ready();
  await after.until(() => after.entries().length === 2);
  await sql("update members set roles = '{APPROVED,PLAYER}' where id = $1", [emil.id]);
  await after.sendAgain(after.entries()[0]?.key ?? '');
  await after.until(() => after.entries().length === 0);
  expect(await accepted(trainingId)).toEqual(sorted([anna, [1]], [emil, [3]]));
});

test('a training that another device has started and finished refuses the start, and goes on once it is opened again', async () => {
  const { trainingId, emil, calls } = await opened('PLANNED');
  const at = page as Page;
  proxy.outage(true);
  await at.start();
  await at.addPlayer(asPlayer(emil));
  await record(at, trainingId, emil, 3);
  await calls.start();
  await calls.finish();
  proxy.outage(false);
  await at.until(() => at.entries().some(isUndecided));
  expect(at.entries().map(({ kind, state }) => [kind, state])).toEqual([
    ['start', 'refused'],
    ['add', 'waiting'],
    ['ball', 'waiting'],
  ]);
  await calls.unfinish();
  await at.giveUp(at.entries()[0]?.key ?? '');
  await at.until(() => at.entries().length === 0);
  expect(await accepted(trainingId)).toEqual(sorted([emil, [3]]));
});

const asPlayerToSend = (member: MemberFixture) => {
  const { id: _id, ...player } = asPlayer(member);
  return player;
};
