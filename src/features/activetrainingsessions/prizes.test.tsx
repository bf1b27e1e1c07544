import { act, screen, waitFor, within } from '@testing-library/react';
import type { BallEntry } from '@/outbox/entries';
import { ballRecorded, handicapCorrected } from '@/outbox/outboxSlice';
import type { LeagueTable } from '@contract/league';
import { chooseOption } from '@test/browser/chooseOption';
import { pauseNetwork } from '@test/browser/network';
import { sessionsOfClub } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';

describe('prizes', () => {
  const prizeOf = (label: string) => screen.findByLabelText(`Instant prize: ${label}`);

  /** A finished training on the screen, in edit mode, with two prizes to choose from. */
  async function edited({ isAwarded = false } = {}) {
    const made = await sessionsOfClub();
    const [price, other] = [await made.fixtures.price(), await made.fixtures.price()];
    const training = await made.make('FINISHED', isAwarded ? { price } : {});
    const app = await made.open('?show=finished');
    await app.user.click(await screen.findByLabelText(`Edit: ${training.label}`));
    const prize = await prizeOf(training.label);
    const save = () => app.user.click(screen.getByLabelText(`Save: ${training.label}`));
    // It is called so again once the row is out of edit mode.
    const saved = () => screen.findByLabelText(`Edit: ${training.label}`);
    return { ...made, ...app, price, other, training, prize, save, saved };
  }

  test('choosing a prize for a training without one awards it, and saving leaves edit mode', async () => {
    const { user, prize, price, training, save, recordOf, trainingNow } = await edited();
    expect(prize).not.toHaveAttribute('aria-disabled');
    expect(prize).toHaveFocus();
    await chooseOption(user, prize, price.name);
    await save();
    expect(await screen.findByText(`The instant prize of ${training.name} is saved.`)).toBeVisible();
    expect(prize).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText(`Edit: ${training.label}`)).toHaveFocus();
    expect(screen.getByLabelText(`Save: ${training.label}`)).toBeDisabled();
    await waitFor(() => expect(prize).toHaveTextContent(price.name));
    expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
    expect((await trainingNow(training.id)).session_price).toEqual({ id: price.id, name: price.name });
  });

  test('a row that is saved takes the focus from no other that is edited', async () => {
    const made = await sessionsOfClub();
    const [first, second] = [await made.make('FINISHED'), await made.make('FINISHED')];
    const { user } = await made.open('?show=finished');
    await user.click(await screen.findByLabelText(`Edit: ${first.label}`));
    const resume = pauseNetwork('/sessioninstantprice');
    await user.click(screen.getByLabelText(`Save: ${first.label}`));
    await user.click(screen.getByLabelText(`Edit: ${second.label}`));
    await waitFor(async () => expect(await prizeOf(second.label)).toHaveFocus());
    resume();
    expect(await screen.findByLabelText(`Edit: ${first.label}`)).toBeVisible();
    expect(await prizeOf(second.label)).toHaveFocus();
  });

  test('choosing another prize changes the record', async () => {
    const { user, prize, other, training, save, saved, recordOf } = await edited({ isAwarded: true });
    const before = await recordOf(training.id);
    await chooseOption(user, prize, other.name);
    await save();
    await saved();
    expect(await recordOf(training.id)).toEqual({ ...before, session_price_id: other.id });
    await waitFor(() => expect(prize).toHaveTextContent(other.name));
  });

  test('choosing the empty option removes the record', async () => {
    const { user, prize, training, save, saved, recordOf } = await edited({ isAwarded: true });
    await chooseOption(user, prize, 'No instant prize');
    await save();
    await saved();
    expect(await recordOf(training.id)).toBeNull();
    await waitFor(() => expect(prize).toHaveTextContent('No instant prize'));
  });

  test('saving no prize where there is none changes nothing and leaves edit mode', async () => {
    const { training, save, saved, recordOf } = await edited();
    await save();
    await saved();
    expect(await recordOf(training.id)).toBeNull();
  });

  test('pressing the edit button again leaves edit mode without saving', async () => {
    const { user, prize, price, other, training, recordOf } = await edited({ isAwarded: true });
    await chooseOption(user, prize, other.name);
    await user.click(screen.getByLabelText(`Cancel editing: ${training.label}`));
    expect(prize).toHaveAttribute('aria-disabled', 'true');
    expect(prize).toHaveTextContent(price.name);
    expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
  });

  test('where somebody else has awarded a prize meanwhile both are shown, and theirs can be taken', async () => {
    const { client, user, prize, price, other, training, save, recordOf } = await edited();
    await chooseOption(user, prize, price.name);
    await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: other.id });
    await save();
    const question = await screen.findByRole('group', { name: training.label });
    const row = within(question).getByRole('row', { name: /Instant prize/ });
    await waitFor(() => expect(row).toHaveTextContent(`Instant prize${price.name}${other.name}`));
    expect(await recordOf(training.id)).toMatchObject({ session_price_id: other.id });

    await user.click(within(question).getByText('Take the saved version'));
    expect(screen.queryByRole('group', { name: training.label })).not.toBeInTheDocument();
    await waitFor(() => expect(prize).toHaveTextContent(other.name));
    expect(prize).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText(`Edit: ${training.label}`)).toHaveFocus();
  });

  test('where somebody else has taken the prize away meanwhile the own choice can be saved over it', async () => {
    const { client, user, prize, other, training, save, saved, recordOf } = await edited({ isAwarded: true });
    await chooseOption(user, prize, other.name);
    await client.delete('/sessioninstantprice', { id: (await recordOf(training.id))?.id });
    await save();
    const question = await screen.findByRole('group', { name: training.label });
    expect(within(question).getByRole('row', { name: /Instant prize/ })).toHaveTextContent('No instant prize');
    await user.click(within(question).getByText('Overwrite with mine'));
    await saved();
    expect(await recordOf(training.id)).toMatchObject({ session_price_id: other.id });
  });

  test('where somebody else has awarded the same prize meanwhile nobody is asked', async () => {
    const { client, user, prize, price, training, save, saved, recordOf } = await edited();
    await chooseOption(user, prize, price.name);
    await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: price.id });
    await save();
    await saved();
    expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
  });

  test('a chosen prize that was deleted meanwhile is refused at its field, and what was chosen is still said', async () => {
    const { fixtures, club, user, prize, price, save } = await edited();
    await chooseOption(user, prize, price.name);
    const admin = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
    await api(admin).delete('/sessionprices', { id: price.id });
    await save();
    await waitFor(() => expect(prize).toBeInvalid());
    expect(prize).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(prize).toHaveTextContent('This prize no longer exists'));
  });

  const leave = () => screen.getByText('League Table');

  const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

  test('leaving the page with a chosen prize asks; without one it does not', async () => {
    const { user, prize, price, training } = await edited();
    await chooseOption(user, prize, price.name);
    await user.click(leave());
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await user.click(within(question).getByText('Keep editing'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(prize).toHaveTextContent(price.name);

    await user.click(screen.getByLabelText(`Cancel editing: ${training.label}`));
    await user.click(leave());
    await isAt('/private/leaguetable');
  });

  test('a page that was left is not in edit mode when it is opened again', async () => {
    const { user, training, prize } = await edited();
    await user.click(leave());
    await isAt('/private/leaguetable');
    await waitFor(() => expect(prize).not.toBeInTheDocument());
    window.history.back();
    expect(await screen.findByLabelText(`Edit: ${training.label}`)).toBeVisible();
    expect(screen.getByLabelText(`Save: ${training.label}`)).toBeDisabled();
  });
});

describe('marking', () => {
  async function playedTraining(status: 'STARTED' | 'FINISHED') {
    const made = await sessionsOfClub();
    const { fixtures, club, client } = made;
    const sessions = [
      { players: [await fixtures.member({ club })], balls: [3, 5] },
      { players: [await fixtures.member({ club })] },
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
    await waitFor(() => expect(screen.queryByLabelText(`Continue: ${training.label}`)).not.toBeInTheDocument());
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
    const { kind: _ball, index: _index, points: _points, recordedAt: _at, ...rest } = entry;
    const corrected = { ...rest, key: crypto.randomUUID(), order: 2, playerId: '', handicap: 9, basedOn: 8 };
    act(() => void store.dispatch(handicapCorrected({ ...corrected, kind: 'handicap' })));
    expect(dialog).toHaveTextContent('2 changes made on this device have not been sent yet.');
    await user.click(within(dialog).getByRole('button', { name: 'Finish once they are sent' }));
    expect(await screen.findByText(/It will be finished as soon as its balls on this device/)).toBeVisible();
    expect(screen.getByLabelText(`Mark finished: ${training.label}`)).toBeDisabled();
    expect((await trainingNow(training.id)).status).toBe('STARTED');
  });
});
