import type { Change } from '@contract/change';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { trainingCalls } from '@test/fixtures/trainings';

async function clubWithResults(status: 'STARTED' | 'FINISHED' = 'FINISHED') {
  const made = await proOfNewClub();
  const { fixtures, club, calls, player, client } = made;
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const asAdmin = api(await fixtures.signedIn(admin));
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
  const players = [await player(), await player(), await player()];
  const sessions = players.map((one, at) => ({
    players: [one],
    balls: [3, 5].slice(0, at),
    status: 'EDIT' as const,
  }));
  const { id, sessionIds } = await fixtures.training({ club, template, status, sessions });
  const league = async () =>
    (await client.get<{ leagueTableEntries: unknown[] }>(`/api/leaguetable/golfclub/${club.id}`)).body
      .leagueTableEntries;
  const points = async () =>
    (await calls(id).winners<{ winners: { points: number }[] }>()).body.winners.reduce(
      (sum, one) => sum + one.points,
      0,
    );
  const record = async () => (await asAdmin.get<Change[]>(`/api/changes?golfclubId=${club.id}`)).body;
  return {
    ...made,
    admin,
    training: calls(id),
    byAdmin: trainingCalls(asAdmin, id),
    sessionIds,
    players,
    league,
    points,
    record,
  };
}

const refused = { status: 403, code: 'not-permitted' };

test('a pro may not delete a finished training, and nothing changes', async () => {
  const { training, league, record } = await clubWithResults();
  expect(await training.remove()).toMatchObject(refused);
  expect((await training.read()).body.status).toBe('FINISHED');
  expect(await league()).toHaveLength(2);
  expect(await record()).toEqual([]);
});

test('a pro may not delete it either once it was opened again', async () => {
  const { training, byAdmin } = await clubWithResults();
  expect((await training.read()).body).not.toHaveProperty('reopened');
  expect((await training.unfinish()).body).toMatchObject({ status: 'STARTED', reopened: true });
  expect((await training.read()).body.reopened).toBe(true);
  expect(await training.remove()).toMatchObject(refused);
  expect((await byAdmin.remove()).status).toBe(200);
});

test('an admin may, and it is on record with what it took', async () => {
  const { club, admin, training, byAdmin, points, league, record } = await clubWithResults();
  const lost = await points();
  const { plannedDate } = (await training.read()).body;
  expect((await byAdmin.remove()).status).toBe(200);
  expect(await league()).toEqual([]);
  expect(await record()).toMatchObject([
    {
      action: 'training.deleted',
      actor: { id: admin.id },
      member: null,
      golfclub: { id: club.id },
      fields: [
        { field: 'training', before: 'Putting gate', after: null },
        { field: 'plannedDate', before: plannedDate, after: null },
        { field: 'playerSessions', before: '3', after: null },
        { field: 'balls', before: '3', after: null },
        { field: 'results', before: '2', after: null },
        { field: 'points', before: String(lost), after: null },
      ],
    },
  ]);
});

test('a pro deletes a training that was never finished, which is on record too', async () => {
  const { pro, training, record } = await clubWithResults('STARTED');
  expect((await training.remove()).status).toBe(200);
  expect(await record()).toMatchObject([{ action: 'training.deleted', actor: { id: pro.id } }]);
});

test('a player session that is deleted with balls is on record, one without is not', async () => {
  const { pro, training, sessionIds, players, record } = await clubWithResults('STARTED');
  for (const id of sessionIds.slice(0, 2)) {
    expect((await training.deleteSession(id)).status).toBe(200);
  }
  expect(await record()).toMatchObject([
    {
      action: 'playerSession.deleted',
      actor: { id: pro.id },
      member: { id: players[1]?.id },
      fields: [{ field: 'training' }, { field: 'plannedDate' }, { field: 'balls', before: '1', after: null }],
    },
  ]);
});
