import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import { stopClock } from '@test/browser/clock';
import { pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { today } from '@test/fixtures/today';
import { recordBall } from './recording';

stopClock();

const longAgo = '2026-01-10';

/** Jana and Petra have a ball each that was refused, because somebody took the start of the training back. */
async function refusedBalls({ plannedDate = today }: { plannedDate?: string } = {}) {
  const { fixtures, club, pro, client, calls, player } = await proOfNewClub();
  const players = [
    await player({ name: 'Jana', surname: 'Möller' }),
    await player({ name: 'Petra', surname: 'Weber' }),
  ];
  const sessions = players.map((one) => ({ players: [one], status: 'EDIT' as const }));
  const training = await fixtures.training({ club, status: 'STARTED', plannedDate, sessions });
  const { id: trainingId, sessionIds } = training;
  const server = calls(trainingId);
  await server.unstart();
  const token = await fixtures.signedIn(pro);
  const { store, user } = await openApp({ path: '/private/leaguetable', as: token });
  for (const playerDataId of sessionIds) {
    const recorded = { trainingId, playerDataId, index: 0, points: 3, basedOn: 0, before: null };
    await act(() => store.dispatch(recordBall(recorded)));
  }
  await user.click(await screen.findByRole('button', { name: 'Not synced yet: 2 balls, 2 of them need a decision' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
  const press = async (label: string) =>
    user.click(await drawer.findByRole('button', { name: `${label}: Jana Möller` }));
  return {
    press,
    drawer,
    trainingNow: async () => (await server.read()).body,
    deleteJana: () => api(token).delete(`/api/scheduledtrainings/${trainingId}/playerdata/delete/${sessionIds[0]}`),
    moveTo: (day: string) =>
      client.put(`/api/scheduledtrainings/${club.id}/planned`, {
        trainings: [{ id: trainingId, plannedDate: day, plannedTime: null }],
      }),
    allSent: () => drawer.findByText('Everything recorded on this device has reached the server.'),
  };
}

test('a training that is started again takes the refused balls of all its players', async () => {
  const { press, drawer, trainingNow, allSent } = await refusedBalls();
  expect(await drawer.findAllByText(/^Somebody took the start of this training back meanwhile/)).toHaveLength(2);
  expect(drawer.queryByRole('button', { name: /^Reopen/ })).not.toBeInTheDocument();
  await press('Start and send 1 ball');
  expect(await screen.findByText('The training is started again, and the balls are being sent.')).toBeVisible();
  expect(await allSent()).toBeVisible();
  const { status, trainingSessions } = await trainingNow();
  expect(status).toBe('STARTED');
  expect(trainingSessions.map(({ balls }) => balls.map(({ points }) => points))).toEqual([[3], [3]]);
});

test('a training is not started for the ball of a player session that is gone by now', async () => {
  const { press, drawer, trainingNow, deleteJana } = await refusedBalls();
  await drawer.findByRole('button', { name: 'Start and send 1 ball: Jana Möller' });
  const resume = pauseNetwork('/api/scheduledtrainings/one/');
  try {
    await deleteJana();
    await press('Start and send 1 ball');
  } finally {
    resume();
  }
  await waitFor(() => expect(drawer.queryByRole('button', { name: /Jana Möller$/ })).not.toBeInTheDocument());
  expect(screen.queryByText(/the balls are being sent/)).not.toBeInTheDocument();
  expect(await drawer.findByRole('button', { name: 'Start and send 1 ball: Petra Weber' })).toBeVisible();
  expect((await trainingNow()).status).toBe('PLANNED');
});

test.each([
  ['Play it today and send 1 ball', today],
  ['Keep the date and send 1 ball', longAgo],
])('outside its planned day a training is started again with an answer: %s', async (answer, plannedDate) => {
  const { press, drawer, trainingNow, allSent } = await refusedBalls({ plannedDate: longAgo });
  const question = `Planned for ${showDate(longAgo, 'en')}: play it today?`;
  expect((await drawer.findAllByText(question))[0]).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Start and send/ })).not.toBeInTheDocument();
  await press(answer);
  expect(await allSent()).toBeVisible();
  expect(await trainingNow()).toMatchObject({ status: 'STARTED', plannedDate });
});

test('a training that was moved meanwhile is asked about again', async () => {
  const { press, drawer, trainingNow, moveTo } = await refusedBalls();
  await drawer.findByRole('button', { name: 'Start and send 1 ball: Jana Möller' });
  const resume = pauseNetwork('/api/scheduledtrainings/one/');
  try {
    await moveTo('2031-10-09');
    await press('Start and send 1 ball');
  } finally {
    resume();
  }
  expect((await drawer.findAllByText('Planned for October 9th, 2031: play it today?'))[0]).toBeVisible();
  expect(screen.queryByText(/the balls are being sent/)).not.toBeInTheDocument();
  expect((await trainingNow()).status).toBe('PLANNED');
});
