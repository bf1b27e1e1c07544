import { act, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '@test/browser/clock';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { today } from '@test/fixtures/today';
import { selectEntries, sendingAsked } from './outboxSlice';
import { queueFinish, queueStart, recordBall } from './recording';

stopClock();

describe('outbox', () => {
  const PAGE = '/private/leaguetable';

  async function janaPlays() {
    const { fixtures, club, pro, calls, player } = await proOfNewClub();
    const jana = await player({ name: 'Jana', surname: 'Möller' });
    const training = await fixtures.training({
      club,
      status: 'STARTED',
      plannedDate: today,
      sessions: [{ players: [jana], status: 'EDIT' }],
    });
    const [playerDataId = ''] = training.sessionIds;
    const server = calls(training.id);
    const stored = async () =>
      (await server.read()).body.trainingSessions[0]?.balls.map(({ index, points }) => [index, points]);
    const ball = (index: number, points: number) =>
      recordBall({ trainingId: training.id, playerDataId, index, points, basedOn: 0, before: null });
    return {
      fixtures,
      club,
      pro,
      id: training.id,
      playerDataId,
      server,
      stored,
      ball,
      token: await fixtures.signedIn(pro),
    };
  }

  const unsent = (name: string | RegExp) => screen.findByRole('button', { name });

  const nothingUnsent = () =>
    waitFor(() =>
      expect(screen.queryByRole('button', { name: /^(Not synced yet|Waiting to be)/ })).not.toBeInTheDocument(),
    );

  test('a ball recorded without a network is counted, survives a reload, and is sent once the network is back', async () => {
    const { token, ball, stored } = await janaPlays();
    const { store, close } = await openApp({ path: PAGE, as: token });
    let plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await act(() => store.dispatch(ball(1, -1)));
      expect(await unsent('Not synced yet: 2 balls')).toHaveTextContent('2 unsent');
      close();
      plugIn();
      expect(await stored()).toEqual([]);

      plugIn = cutNetwork();
      const again = await openApp({ path: PAGE });
      await again.user.click(await unsent('Not synced yet: 2 balls'));
      const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
      expect(await drawer.findByText('a player, ball 1: 3 points')).toBeVisible();
      expect(drawer.getByText('a player, ball 2: -1 point')).toBeVisible();
      // Not while it is tried.
      const tryNow = await drawer.findByRole('button', { name: 'Try now' });
      plugIn();
      await again.user.click(tryNow);
      expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    } finally {
      plugIn();
    }
    expect(await stored()).toEqual([
      [0, 3],
      [1, -1],
    ]);
  });

  test('what was refused because the training was finished elsewhere is reopened and sent', async () => {
    const { token, ball, server, stored } = await janaPlays();
    await server.finish();
    const { store, user } = await openApp({ path: PAGE, as: token });
    await act(() => store.dispatch(ball(0, 3)));

    await user.click(await unsent('Not synced yet: 1 ball, 1 of them needs a decision'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    expect(await drawer.findByText('Jana Möller, ball 1: 3 points')).toBeVisible();
    expect(drawer.getByText(/^Refused: Someone changed this/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Reopen and send 1 ball: Jana Möller' }));
    expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    expect(await stored()).toEqual([[0, 3]]);
    expect((await server.read()).body.status).toBe('STARTED');
  });

  test('nothing is started where only reopening was agreed to, and no success is told', async () => {
    const { token, ball, server } = await janaPlays();
    await server.finish();
    const { store, user } = await openApp({ path: PAGE, as: token });
    await act(() => store.dispatch(ball(0, 3)));
    await user.click(await unsent(/needs a decision/));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    const reopen = await drawer.findByRole('button', { name: 'Reopen and send 1 ball: Jana Möller' });
    // What the live events have read again comes after the press.
    const resume = pauseNetwork('/api/scheduledtrainings/one/');
    try {
      await server.unfinish();
      await server.unstart();
      await user.click(reopen);
    } finally {
      resume();
    }
    expect(await drawer.findByRole('button', { name: 'Start and send 1 ball: Jana Möller' })).toBeVisible();
    await waitFor(() => expect(reopen).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByText(/the balls are being sent/)).not.toBeInTheDocument();
    expect((await server.read()).body.status).toBe('PLANNED');
  });

  test('whose ball it is stays known when its player session was deleted elsewhere, also after a reload', async () => {
    const { token, path, stored } = await playersPlay();
    const { user, close } = await openApp({ path: `${path}&record=one`, as: token });
    const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
    const [jana] = await stored();
    const [, trainingId = ''] = /sessionwizard\/([^?]+)/.exec(path) ?? [];
    const plugIn = cutNetwork();
    try {
      await user.click(holed);
      expect(await screen.findByText('1 ball kept on this device')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Missed: 0 points' }));
      await user.click(await screen.findByRole('button', { name: /^Undo: .*ball 2/ }));
      expect(await screen.findByText('3 balls kept on this device')).toBeVisible();
      close();
      await api(token).delete(`/api/scheduledtrainings/${trainingId}/playerdata/delete/${jana?.id}`);
    } finally {
      plugIn();
    }
    const again = await openApp({ path: PAGE });
    await again.user.click(await unsent(/^Not synced yet: 3 balls, 2 of them need/));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    expect(await drawer.findByText('Jana Möller, ball 1: 3 points')).toBeVisible();
    expect(drawer.getByText('Jana Möller, ball 2: 0 points')).toBeVisible();
    expect(drawer.getByText('Jana Möller, ball 2: taken back')).toBeVisible();
    expect(
      drawer.getByText(/^They are kept on this device\. Some wait for your decision; what does not/),
    ).toBeVisible();
  });

  test('a refused ball is discarded only after a question', async () => {
    const { token, ball, server, stored } = await janaPlays();
    await server.finish();
    const { store, user } = await openApp({ path: PAGE, as: token });
    await act(() => store.dispatch(ball(0, 3)));
    await user.click(await unsent(/needs a decision/));
    await user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Jana Möller, ball 1: 3 points')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  test('a ball that is being sent when its discarding is confirmed stays, and the question closes once it has arrived', async () => {
    const { token, ball, stored } = await janaPlays();
    const { store, user } = await openApp({ path: PAGE, as: token });
    const resume = pauseNetwork('/ball/add');
    const discard = async () =>
      user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await user.click(await unsent('Not synced yet: 1 ball'));
      await waitFor(() => expect(selectEntries(store.getState())).toMatchObject([{ state: 'sending' }]));
      await discard();
      await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('Nothing was discarded: it is being sent at this moment.')).toBeVisible();
      await discard();
      await screen.findByRole('button', { name: 'Confirm' });
    } finally {
      resume();
    }
    expect(await screen.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument());
    expect(await stored()).toEqual([[0, 3]]);
  });

  test('a training queued to be finished is finished behind its balls', async () => {
    const { token, ball, id, server } = await janaPlays();
    const { store } = await openApp({ path: PAGE, as: token });
    const plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await act(() => store.dispatch(queueFinish(id)));
      await act(() => store.dispatch(queueFinish(id)));
      await unsent('Not synced yet: 1 ball');
    } finally {
      plugIn();
    }
    act(() => void store.dispatch(sendingAsked()));
    await nothingUnsent();
    expect((await server.read()).body).toMatchObject({ status: 'FINISHED', trainingSessions: [{ totalPoints: 3 }] });
  });

  test('signing out with balls waiting asks first, nobody else sees them, and they are sent at the next sign-in', async () => {
    const { fixtures, club, pro, id, token, ball, stored } = await janaPlays();
    const other = await fixtures.signedIn(await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] }));
    const { store, user } = await openApp({ path: PAGE, as: token, locale: 'de' });
    const plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await unsent('Noch nicht übertragen: 1 Ball');
      await user.click(screen.getByRole('link', { name: 'Abmelden' }));
      expect(await screen.findByText(/^Sie bleiben auf diesem Gerät/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
      await act(() => store.dispatch(queueStart(id, null)));
      await user.click(await screen.findByRole('link', { name: 'Abmelden' }));
      expect(await screen.findByText('Mit nicht übertragenen Änderungen abmelden?')).toBeVisible();
      expect(screen.getByText('2 Änderungen haben den Server nicht erreicht.')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Trotzdem abmelden' }));
      await screen.findByRole('textbox', { name: /^E-Mail/ });
    } finally {
      plugIn();
    }
    await openApp({ path: PAGE, as: other, locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: /^league table$/i });
    expect(screen.queryByRole('button', { name: /^Not synced yet/ })).not.toBeInTheDocument();
    expect(await stored()).toEqual([]);

    await openApp({ path: PAGE, as: await fixtures.signedIn(pro) });
    await waitFor(async () => expect(await stored()).toEqual([[0, 3]]));
  });
});
