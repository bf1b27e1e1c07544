import { screen, waitFor, within } from '@testing-library/react';
import type { LeagueTable } from '../../../../contract/league';
import { sessionsOfClub } from '../../../../test/browser/openSessions';
import type { BallEntry } from '../../../outbox/entries';
import { ballRecorded } from '../../../outbox/outboxSlice';

async function playedTraining(status: 'STARTED' | 'FINISHED') {
  const made = await sessionsOfClub();
  const { world, club, client } = made;
  const sessions = [
    { players: [await world.member({ club })], balls: [3, 5] },
    { players: [await world.member({ club })] },
  ];
  const training = await made.make(status, { sessions });
  const leagueRows = async () =>
    (await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`)).body.leagueTableEntries.length;
  return { ...made, training, leagueRows };
}

test('marking finished says what comes into the league, and does it', async () => {
  const { training, open, trainingNow, leagueRows } = await playedTraining('STARTED');
  const { user } = await open();
  await user.click(await screen.findByLabelText(`Mark finished: ${training.label}`));
  const dialog = await screen.findByRole('alertdialog', { name: 'Mark finished' });
  expect(dialog).toHaveTextContent(`Do you want to finish ${training.label}?`);
  expect(dialog).toHaveTextContent('The result of 1 player is added to the league table.');
  expect(dialog).toHaveTextContent('1 player without a recorded ball gets no result.');
  expect((await trainingNow(training.id)).status).toBe('STARTED');

  await user.click(within(dialog).getByRole('button', { name: 'Mark finished' }));
  expect(await screen.findByLabelText(`Mark unfinished: ${training.label}`)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByLabelText(`Continue: ${training.label}`)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Finished Sessions' })).toHaveFocus();
  expect((await trainingNow(training.id)).status).toBe('FINISHED');
  expect(await leagueRows()).toBe(1);
});

test('marking unfinished says what leaves the league, and does it', async () => {
  const { training, open, trainingNow, leagueRows } = await playedTraining('FINISHED');
  expect(await leagueRows()).toBe(1);
  const { user } = await open();
  await user.click(await screen.findByLabelText(`Mark unfinished: ${training.label}`));
  const dialog = await screen.findByRole('alertdialog', { name: 'Mark unfinished' });
  expect(dialog).toHaveTextContent(
    'The result of 1 player is taken out of the league table until it is finished again.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Mark unfinished' }));
  expect(await screen.findByLabelText(`Continue: ${training.label}`)).toBeVisible();
  expect(await screen.findByLabelText(`Mark finished: ${training.label}`)).toBeEnabled();
  expect((await trainingNow(training.id)).status).toBe('STARTED');
  expect(await leagueRows()).toBe(0);
});

test('cancelling marks nothing, and the focus is back on the button', async () => {
  const { training, open, trainingNow } = await playedTraining('STARTED');
  const { user } = await open('?show=unfinished');
  const button = await screen.findByLabelText(`Mark finished: ${training.label}`);
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  expect((await trainingNow(training.id)).status).toBe('STARTED');
});

test('a planned training says that it has to be started first', async () => {
  const { make, open } = await sessionsOfClub();
  const { label } = await make('PLANNED');
  await open('?show=unfinished');
  expect(await screen.findByText('Planned: it has to be started before it can be finished.')).toBeVisible();
  expect(screen.getByLabelText(`Mark finished: ${label}`)).toBeDisabled();
});

test('in German the confirmation says what happens to the Rangliste', async () => {
  const { training, open } = await playedTraining('STARTED');
  const { user } = await open('?show=unfinished', 'de');
  await user.click(await screen.findByLabelText(`Beenden: ${training.name} · 14. Mai 2026`));
  const dialog = await screen.findByRole('alertdialog', { name: 'Training beenden' });
  expect(dialog).toHaveTextContent('Das Ergebnis von 1 Spieler/in kommt in die Rangliste.');
});

test('a training that somebody else has deleted meanwhile cannot be marked, and the dialog says why', async () => {
  const { client, training, open } = await playedTraining('STARTED');
  const { user } = await open('?show=unfinished');
  await user.click(await screen.findByLabelText(`Mark finished: ${training.label}`));
  const dialog = await screen.findByRole('alertdialog');
  await client.delete(`/api/scheduledtrainings/${training.id}`);
  await user.click(within(dialog).getByRole('button', { name: 'Mark finished' }));
  expect(await within(dialog).findByText(/This no longer exists/)).toBeVisible();
});

test('balls that are on this device alone are named, and finishing is queued behind them', async () => {
  const { training, open, trainingNow } = await playedTraining('STARTED');
  const { user, store } = await open('?show=unfinished');
  await screen.findByLabelText(`Mark finished: ${training.label}`);
  const { trainingSessions } = await trainingNow(training.id);
  const userId = store.getState().session.session?.id ?? '';
  const entry: BallEntry = {
    kind: 'ball',
    key: crypto.randomUUID(),
    userId,
    order: 1,
    trainingId: training.id,
    playerDataId: trainingSessions[1]?.id ?? '',
    index: 0,
    points: 4,
    basedOn: 0,
    isKept: true,
    recordedAt: new Date().toISOString(),
    // Somebody has to decide about it, so it is not sent by itself.
    state: 'refused',
    failure: null,
  };
  store.dispatch(ballRecorded({ entry, before: null, isUndo: false }));

  await user.click(screen.getByLabelText(`Mark finished: ${training.label}`));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The results of 2 players are added to the league table.');
  expect(dialog).toHaveTextContent('1 ball recorded on this device has not been sent yet.');
  expect(dialog).toHaveTextContent('1 of them was refused');
  await user.click(within(dialog).getByRole('button', { name: 'Finish once they are sent' }));
  expect(await screen.findByText(/It will be finished as soon as its balls on this device/)).toBeVisible();
  expect(screen.getByLabelText(`Mark finished: ${training.label}`)).toBeDisabled();
  expect((await trainingNow(training.id)).status).toBe('STARTED');
});
