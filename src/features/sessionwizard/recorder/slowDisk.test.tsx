import { act, screen, waitFor, within } from '@testing-library/react';
import { closeOutboxDatabase } from '@/outbox/outboxDatabase';
import { playersQueued, playerSessionAdded } from '@/outbox/outboxSlice';
import { selectSession } from '@/session/sessionSlice';
import { cutNetwork } from '@test/browser/network';
import { goTo, noDialogLeft, openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { releaseDisks, slowDownDisk } from '@test/browser/slowDisk';

const button = (name: string | RegExp, options = {}) => screen.findByRole('button', { name, ...options });

afterEach(releaseDisks);

test('while this device can store nothing, the recorder says so, and nothing else says that balls stay on it', async () => {
  const { path, token } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  const plugIn = cutNetwork('/ball');
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await closeOutboxDatabase();
  await user.keyboard('3');
  const recorder = within(await screen.findByRole('dialog', { name: /^Record balls/ }));
  expect(await recorder.findByText(/^This device cannot keep recorded balls/)).toBeVisible();
  expect(await recorder.findByText(/^There is no connection\. What is recorded is lost/)).toBeInTheDocument();
  expect(screen.queryByText(/on this device/)).not.toBeInTheDocument();
  indexedDB.open = open;
  plugIn();
});

describe('while a slow disk still stores it, undo takes back', () => {
  /** Opens the recorder of a player with four balls, the last recorded here, on the second. */
  const play = async () => {
    const training = await playersPlay({ balls: [3, 1, 3] });
    const { user } = await openApp({ path: `${training.path}&record=one`, as: training.token });
    await screen.findByText('Result of ball 4: Jana Möller');
    await user.keyboard('3');
    await button('Ball 4: 3 points, saved');
    await user.click(await button('Ball 2: 1 point, saved'));
    return { ...training, user, release: await slowDownDisk() };
  };

  test('that a ball was cleared, and not what was recorded before it', async () => {
    const { user, release, balls } = await play();
    await user.click(await button('Clear ball 2'));
    await user.click(await button('Undo: Jana Möller, ball 2: taken back'));
    expect(await button('Undo: Jana Möller, ball 4: 3 points')).toBeEnabled();
    await release();
    await user.keyboard('0');
    await waitFor(async () => expect(await balls()).toEqual([[3, 0, 3, 3], []]));
    expect(await button('Undo: Jana Möller, ball 2: 0 points')).toBeEnabled();
    await user.keyboard('{Backspace}');
    await waitFor(async () => expect(await balls()).toEqual([[3, 1, 3, 3], []]));
    await button('Undo: Jana Möller, ball 4: 3 points');
  });

  test('that a ball was given away, which is told nowhere then', async () => {
    const { user, release, balls } = await play();
    await user.click(await button('Give this ball to …'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ball 2 of Jana Möller: give/ }));
    await user.click(dialog.getByRole('button', { name: 'Tom Weber, ball 2' }));
    await user.click(await button('Undo: Jana Möller, ball 2 given away'));
    expect(await button('Undo: Jana Möller, ball 4: 3 points')).toBeEnabled();
    await release();
    await user.keyboard('0');
    await waitFor(async () => expect(await balls()).toEqual([[3, 0, 3, 3], []]));
    expect(screen.queryByText(/^Given to/)).not.toBeInTheDocument();
  });

  test('that a ball was given away, whose receiver has it no more at once', async () => {
    const { user, path, release, balls } = await play();
    await release();
    await user.click(await button('Give this ball to …'));
    await user.click(await button('Tom Weber, ball 2'));
    await waitFor(async () => expect(await balls()).toEqual([[3, 3, 3], [1]]));
    const releaseAgain = await slowDownDisk();
    await user.click(await button('Undo: Jana Möller, ball 2 given away'));
    goTo(`${path}&record=all`);
    await user.click(await button('Tom Weber, ball 2: 1 point, saved'));
    expect(screen.queryByRole('button', { name: 'Clear ball 2' })).not.toBeInTheDocument();
    await releaseAgain();
    await waitFor(async () => expect(await balls()).toEqual([[3, 1, 3, 3], []]));
  });

  test('a correction, which is given with its new points otherwise, and once', async () => {
    const { user, release, balls } = await play();
    await user.keyboard('0');
    await button('Undo: Jana Möller, ball 2: 0 points');
    await user.click(await button(/^Ball 2: /));
    await user.click(await button('Give this ball to …'));
    const receiver = await screen.findByRole('button', { name: 'Tom Weber, ball 2' });
    expect(screen.getByRole('dialog', { name: 'Ball 2 of Jana Möller: give 0 points to …' })).toBeVisible();
    await user.click(receiver);
    await user.click(receiver);
    await release();
    await waitFor(async () => expect(await balls()).toEqual([[3, 3, 3], [0]]));
  });

  test('the ball itself after it was cleared and recorded anew', async () => {
    const { user, release, balls } = await play();
    await user.click(await button('Clear ball 2'));
    await button('Undo: Jana Möller, ball 2: taken back');
    await user.keyboard('0');
    await button('Undo: Jana Möller, ball 2: 0 points');
    await release();
    await waitFor(async () => expect(await balls()).toEqual([[3, 0, 3, 3], []]));
    await user.keyboard('{Backspace}');
    await waitFor(async () => expect(await balls()).toEqual([[3, 3, 3], []]));
    await user.click(await button('Undo: Jana Möller, ball 2: taken back'));
    await waitFor(async () => expect(await balls()).toEqual([[3, 1, 3, 3], []]));
  });
});

test('a ball that is recorded in the panel is known in the recorder that is opened before it is stored', async () => {
  const { token, path, balls } = await playersPlay();
  const { user } = await openApp({ path, as: token });
  await user.click(await button('Show the balls of Jana Möller'));
  await button('Ball 1: open', { pressed: true });
  const release = await slowDownDisk();
  await user.click(await button('Holed: 3 points'));
  await button('Ball 2: open', { pressed: true });
  await user.click(await button('Record balls'));
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await user.click(await button('Undo: Jana Möller, ball 1: 3 points'));
  expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
  await release();
  await user.keyboard('0');
  await waitFor(async () => expect(await balls()).toEqual([[0], []]));
  await user.click(await button('Close the recording'));
  await noDialogLeft();
  expect(await button('Ball 2: open', { pressed: true })).toBeVisible();
});

test('a ball that is still being stored can be undone after the server has named its player session', async () => {
  const { token, path, balls, stored } = await playersPlay();
  const { user, store } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  const [jana] = await stored();
  const [player] = jana?.players ?? [];
  if (!jana || !player) throw new Error('nobody plays');
  const [trainingId, userId] = [path.replace(/.*\/(.*)\?.*/, '$1'), selectSession(store.getState())?.id ?? ''];
  act(
    () =>
      void store.dispatch(
        playersQueued({
          ...{ kind: 'add', key: 'added', userId, order: 1, trainingId, playerDataId: 'local', isKept: true },
          ...{ state: 'refused', failure: null, players: [{ ...player, golfclubId: '' }] },
        }),
      ),
  );
  const release = await slowDownDisk();
  await user.keyboard('3');
  await button('Undo: Jana Möller, ball 1: 3 points');
  act(() => void store.dispatch(playerSessionAdded({ key: 'added', localId: 'local', playerDataId: jana.id })));
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await user.click(await button('Undo: Jana Möller, ball 1: 3 points'));
  expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
  await release();
  await user.keyboard('0');
  await waitFor(async () => expect(await balls()).toEqual([[0], []]));
});

test('what is recorded while an undo is still being stored is undone to what that leaves', async () => {
  const { token, path, balls } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  await user.keyboard('3');
  await button('Ball 1: 3 points, saved');
  const release = await slowDownDisk();
  await user.keyboard('{Backspace}1');
  await button('Undo: Jana Möller, ball 1: 1 point');
  await release();
  await button('Ball 1: 1 point, saved');
  await user.keyboard('{Backspace}');
  expect(await button('Ball 1: open', { pressed: true })).toBeVisible();
  await waitFor(async () => expect(await balls()).toEqual([[], []]));
  expect(await button('Nothing to undo')).toBeDisabled();
});

test('whoever signs out while a ball is still being stored is asked about it as about one that waits', async () => {
  const { token, path } = await playersPlay();
  const { user, store } = await openApp({ path, as: token });
  await user.click(await button('Show the balls of Jana Möller'));
  const holed = await button('Holed: 3 points');
  const connect = cutNetwork();
  try {
    const release = await slowDownDisk();
    await user.click(holed);
    await button('Ball 2: open', { pressed: true });
    await user.click(screen.getByRole('link', { name: 'Logout' }));
    await release();
    const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent balls?' });
    expect(question).toHaveTextContent('1 recorded ball has not reached the server.');
    expect(selectSession(store.getState())).not.toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Stay signed in' }));
    await noDialogLeft();
  } finally {
    connect();
  }
});

test('a disk that does not answer keeps nobody signed in', async () => {
  const { token, path } = await playersPlay();
  const { user, store } = await openApp({ path, as: token });
  await user.click(await button('Show the balls of Jana Möller'));
  const holed = await button('Holed: 3 points');
  await slowDownDisk();
  await user.click(holed);
  await button('Ball 2: open', { pressed: true });
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  await waitFor(() => expect(selectSession(store.getState())).toBeNull());
});
