import type { LeagueTable } from '@contract/league';
import type { Problem } from '@contract/problem';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

test('who is not approved gets no result, though an earlier version had added them', async () => {
  const { fixtures, club, client, calls, player } = await proOfNewClub();
  const approved = await player();
  const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const sessions = [approved, waiting].map((member) => ({
    players: [member],
    status: 'EDIT' as const,
    balls: [3],
  }));
  const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

  await calls(id).finish();

  const { body } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  expect(body.leagueTableEntries.map((entry) => entry.player.id)).toEqual([approved.id]);
  expect(await sql('select 1 from league_events where member_id = $1', [waiting.id])).toEqual([]);
});

async function withSessions(status: 'STARTED' | 'FINISHED') {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = await Promise.all(
    (['ADDED', 'EDIT', 'FINISHED'] as const).map(async (each) => ({ status: each, players: [await player()] })),
  );
  const { id } = await fixtures.training({ club, status, sessions });
  return calls(id);
}

test('puts each of them into EDIT, and once more changes nothing', async () => {
  const training = await withSessions('STARTED');
  const opened = await training.editSessions();
  expect(opened.body.trainingSessions.map(({ playerDataStatus }) => playerDataStatus)).toEqual([
    'EDIT',
    'EDIT',
    'EDIT',
  ]);
  expect((await training.editSessions()).body).toEqual(opened.body);
});

test('is refused in a training that does not run', async () => {
  const training = await withSessions('FINISHED');
  const before = (await training.read()).body;
  expect(await training.editSessions<Problem>()).toMatchObject({ status: 409, code: 'wrong-state' });
  expect((await training.read()).body).toEqual(before);
});
