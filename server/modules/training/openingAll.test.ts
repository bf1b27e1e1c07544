import type { Problem } from '@contract/problem';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

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
