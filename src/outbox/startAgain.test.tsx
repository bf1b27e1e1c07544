import { act, screen, waitFor, within } from '@testing-library/react';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { today } from '@test/fixtures/today';
import { correctHandicap, queuePlayers } from './recording';

/** A late joiner and a corrected start handicap were refused, because somebody took the start of the training back. */
async function refusedChanges(plannedDate = today) {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const jana = await player({ name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const { id, username, name, surname } = await player({ name: 'Tom', surname: 'Weber' });
  const sessions = [{ players: [jana], status: 'EDIT' as const }];
  const training = await fixtures.training({ club, status: 'STARTED', plannedDate, sessions });
  const [playerDataId = ''] = training.sessionIds;
  const server = calls(training.id);
  await server.unstart();
  const { store, user } = await openApp({ path: '/private/leaguetable', as: await fixtures.signedIn(pro) });
  const tom = { id, username, name, surname, handicap: 24, golfclubId: club.id };
  await act(() => store.dispatch(queuePlayers(training.id, [tom])));
  const corrected = { playerDataId, playerId: jana.id, handicap: 20, basedOn: 18.4 };
  await act(() => store.dispatch(correctHandicap({ trainingId: training.id, ...corrected })));
  await user.click(await screen.findByRole('button', { name: 'Not synced yet: 2 changes, 2 of them need a decision' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
  expect(await drawer.findAllByText('Somebody took the start of this training back meanwhile.')).toHaveLength(2);
  return { drawer, user, trainingNow: async () => (await server.read()).body };
}

test('a late joiner starts the training again that went back to planned, and a corrected handicap follows', async () => {
  const { drawer, user, trainingNow } = await refusedChanges();
  await user.click(
    await drawer.findByRole('button', { name: 'Start the training again and go on: Player to add: Tom Weber' }),
  );
  await waitFor(async () => expect((await trainingNow()).trainingSessions).toHaveLength(2));
  await user.click(await drawer.findByRole('button', { name: 'Try again: Start handicap of Jana Möller: 20.0' }));
  expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
  const { status, plannedDate, trainingSessions } = await trainingNow();
  expect([status, plannedDate, trainingSessions[0]?.players[0]?.handicap]).toEqual(['STARTED', today, 20]);
});

test('a corrected handicap asks for the day first where another one was planned', async () => {
  const longAgo = '2026-01-10';
  const { drawer, user, trainingNow } = await refusedChanges(longAgo);
  expect(drawer.getAllByText(/^Planned for January 10th, 2026: play it today\?/)).toHaveLength(2);
  await user.click(
    await drawer.findByRole('button', { name: 'Keep the date and go on: Start handicap of Jana Möller: 20.0' }),
  );
  await waitFor(async () => expect((await trainingNow()).trainingSessions[0]?.players[0]?.handicap).toBe(20));
  expect(await trainingNow()).toMatchObject({ status: 'STARTED', plannedDate: longAgo });
});

test('why the training could not be started again is said once', async () => {
  const { drawer, user } = await refusedChanges();
  const connect = cutNetwork();
  try {
    await user.click(
      await drawer.findByRole('button', { name: 'Start the training again and go on: Player to add: Tom Weber' }),
    );
    expect(await drawer.findAllByText(/^The server cannot be reached/)).toHaveLength(1);
  } finally {
    connect();
  }
});
