import type { Problem } from '@contract/problem';
import type { PlayerDataStatus } from '@contract/lists';
import { sql } from '@test/fixtures/database';
import { eventsOf, following } from '@test/fixtures/following';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded } from '@test/fixtures/trainings';

/** Makes a running training with one player session for each of these groups; null: there are no groups. */
async function grouped(groups: (number | null)[], status: PlayerDataStatus = 'EDIT') {
  const { fixtures, club, pro, player, calls } = await proOfNewClub();
  const players = await Promise.all(groups.map(() => player()));
  const { id, sessionIds: ids } = await fixtures.training({
    club,
    template: await fixtures.template({ numberofballs: 2 }),
    status: 'STARTED',
    sessions: groups.map((group, index) => ({
      players: players.slice(index, index + 1),
      status,
      ...(group !== null && { group }),
    })),
  });
  const training = calls(id);
  const now = async () => (await training.read()).body.trainingSessions.map(({ group }) => group);
  /** Moves the player session at each position to a group. */
  const change = (moves: Record<number, number | null>, basedOn?: number | null, headers?: Record<string, string>) =>
    training.changeGroups<Problem>(
      {
        sessions: Object.entries(moves).map(([index, group]) => ({
          playerDataId: ids[Number(index)] ?? '',
          group,
          ...(basedOn !== undefined && { basedOn }),
        })),
      },
      headers,
    );
  return { fixtures, club, pro, player, id, ids, training, now, change };
}

const nobody = [null, null, null, null, null];

describe('the groups of a training', () => {
  test('are set in one call, are answered with each player session, and are taken away again', async () => {
    const { training, ids, now, change } = await grouped(nobody);
    const sessions = ids.map((playerDataId, index) => ({ playerDataId, group: index < 4 ? 1 : 2, basedOn: null }));
    const answer = await training.changeGroups({ sessions });
    expect(answer.status).toBe(200);
    expect(answer.body.trainingSessions.map(({ group }) => group)).toEqual([1, 1, 1, 1, 2]);
    expect(await now()).toEqual([1, 1, 1, 1, 2]);
    expect(await change({ 0: null, 1: null, 2: null, 3: null, 4: null })).toMatchObject({ status: 200 });
    expect(await now()).toEqual(nobody);
  });

  test('change by moving one player; an empty group leaves no gap in the numbers', async () => {
    const { now, change } = await grouped([1, 1, 2, 3, 3]);
    expect(await change({ 2: 3 }, 2)).toMatchObject({ status: 200 });
    expect(await now()).toEqual([1, 1, 2, 2, 2]);
    expect(await change({ 0: 7 }, 1)).toMatchObject({ status: 200 });
    expect(await now()).toEqual([3, 1, 2, 2, 2]);
  });

  test('change once under one idempotency key, and the same groups again change nothing', async () => {
    const { club, training, change } = await grouped([1, 1, 2]);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await change({ 0: 2 }, 1, key);
    expect((await change({ 0: 2 }, 1, key)).body).toEqual(first.body);
    const { updated_at } = (await training.read()).body;
    expect(await change({ 0: 2 }, 1)).toMatchObject({ status: 200, body: { updated_at } });
    expect(
      await sql(`select fields from changes where action = 'training.grouped' and golfclub_id = $1`, [club.id]),
    ).toHaveLength(1);
  });

  test('are on record with who changed them and their sizes', async () => {
    const { club, pro, change } = await grouped([1, 1, 2]);
    await change({ 0: 2 });
    const [recorded] = await sql<{ actor_id: string; fields: unknown }>(
      `select actor_id, fields from changes where action = 'training.grouped' and golfclub_id = $1`,
      [club.id],
    );
    expect(recorded?.actor_id).toBe(pro.id);
    expect(recorded?.fields).toContainEqual({ field: 'groups', before: '2 + 1', after: '1 + 2' });
  });

  test('are told to everybody who follows the club', async () => {
    const { fixtures, club, pro, id, change } = await grouped(nobody);
    const stream = await following(await fixtures.signedIn(pro), club.id);
    const heard = stream.next(eventsOf(id));
    await change({ 0: 1 });
    expect((await heard).event).toBe('training');
    stream.stop();
  });

  test('that somebody else has changed meanwhile are a conflict, which says how they are', async () => {
    const { ids, now, change } = await grouped([1, 1, 2]);
    await change({ 0: 2 }, 1);
    expect(await change({ 0: 3 }, 1)).toMatchObject({
      status: 409,
      body: {
        code: 'groups-conflict',
        current: [2, 1, 2].map((group, index) => ({ playerDataId: ids[index], group })),
      },
    });
    // Another player of the same groups is no conflict.
    expect(await change({ 1: 2 }, 1)).toMatchObject({ status: 200 });
    expect(await now()).toEqual([1, 1, 1]);
  });

  test('cannot name who is gone, or leave out who was added meanwhile when they are taken away', async () => {
    const { training, ids, player, change } = await grouped([1, 2]);
    await training.addPlayers([asAdded(await player())]);
    expect(await change({ 0: null, 1: null })).toMatchObject({ status: 409, body: { code: 'groups-conflict' } });
    await training.deleteSession(ids[0] ?? '');
    expect(await change({ 0: 2 })).toMatchObject({ status: 409, body: { code: 'groups-conflict' } });
    const elsewhere = await grouped([1, 2]);
    expect(
      await elsewhere.training.changeGroups({ sessions: [{ playerDataId: ids[1] ?? '', group: 1 }] }),
    ).toMatchObject({
      status: 409,
    });
  });

  test.each([
    ['with more than eight', { 8: 1 }, 'group', 'too-many-items'],
    ['for some only', { 0: 1, 8: null }, 'group', 'required'],
  ] as const)('are refused %s', async (_what, moves, field, reason) => {
    const { now, change } = await grouped([1, 1, 1, 1, 1, 1, 1, 1, 2]);
    const refused = await change(moves);
    const position = Object.keys(moves).length - 1;
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: `/sessions/${position}/${field}`, reason }] },
    });
    expect(await now()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2]);
  });

  test('are refused for a player session named twice', async () => {
    const { training, ids } = await grouped([1, 2]);
    const one = { playerDataId: ids[0] ?? '', group: 2 };
    expect(await training.changeGroups<Problem>({ sessions: [one, one] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/sessions/1/playerDataId', reason: 'repeated' }] },
    });
  });

  test('can be changed before the start and not once the training is finished', async () => {
    const { training, now, change } = await grouped([1, 2], 'ADDED');
    await training.unstart();
    expect(await change({ 0: 2 })).toMatchObject({ status: 200 });
    await training.start();
    await training.finish();
    expect(await change({ 0: 2 })).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    expect(await now()).toEqual([1, 1]);
  });
});

describe('players who come later', () => {
  test('come to the smallest group each, and to a new one where all are full', async () => {
    const { training, player, now } = await grouped([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    const added = [];
    for (let count = 0; count < 4; count += 1) added.push(asAdded(await player()));
    await training.addPlayers(added);
    expect((await now()).slice(13)).toEqual([2, 1, 2, 3]);
  });

  test('come to the wanted group while it has room, and then to the smallest', async () => {
    const { training, player, now } = await grouped([1, 2, 2, 2, 2, 2, 2, 2]);
    const added = [asAdded(await player()), asAdded(await player()), asAdded(await player())];
    await training.addPlayers(added, {}, 2);
    expect((await now()).slice(8)).toEqual([2, 1, 1]);
  });

  test('have no group where there are none', async () => {
    const { training, player, now } = await grouped([null]);
    await training.addPlayers([asAdded(await player())]);
    expect(await now()).toEqual([null, null]);
  });

  test('come to the smallest group also when the groups are made while they are added', async () => {
    const { training, ids, player, now } = await grouped([null, null]);
    await training.addPlayers([asAdded(await player())]);
    const sessions = ids.map((playerDataId) => ({ playerDataId, group: 1, basedOn: null }));
    await training.changeGroups({ sessions });
    expect(await now()).toEqual([1, 1, 1]);
  });
});

test('a deleted player session leaves no empty group', async () => {
  const { training, ids, now } = await grouped([1, 2, 3]);
  await training.deleteSession(ids[1] ?? '');
  expect(await now()).toEqual([1, 2]);
});

test('finishing and the league know nothing of groups: the results are those without them', async () => {
  const results = async (groups: (number | null)[]) => {
    const { training, ids, id } = await grouped(groups);
    for (const [index, session] of ids.entries()) {
      await training.recordBalls(session, [{ index: 0, points: index === 0 ? 3 : 1 }]);
    }
    await training.finish();
    return sql('select score, points from league_events where training_id = $1 order by score', [id]);
  };
  const ungrouped = await results([null, null]);
  expect(ungrouped).toHaveLength(2);
  expect(await results([1, 2])).toEqual(ungrouped);
});
