import { screen, waitFor } from '@testing-library/react';
import {
  ballMoved,
  ballRecorded,
  entryAcknowledged,
  entryReplaced,
  outboxRead,
  playerSessionAdded,
} from '@/outbox/outboxSlice';
import { cutNetwork } from '@test/browser/network';
import { noDialogLeft, openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { cursorMoved, recorderPositionsSlice, selectCursorPosition } from './recorderPositionsSlice';

const button = (name: string | RegExp, options = {}) => screen.findByRole('button', { name, ...options });
const elsewhere = () => screen.queryByText(/recorded elsewhere|taken back elsewhere|elsewhere meanwhile/);

type User = Awaited<ReturnType<typeof openApp>>['user'];

async function close(user: User) {
  await user.click(await button('Close the recording'));
  await noDialogLeft();
}

describe('a ball that is recorded by one cursor of the page', () => {
  test.each([
    { state: 'saved', cut: () => () => undefined },
    { state: 'waiting', cut: () => cutNetwork('/ball') },
  ])('leads on the panel and the recorder, while it is $state', async ({ state, cut }) => {
    const { token, path, balls } = await playersPlay();
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Show the balls of Jana Möller'));
    await button('Ball 1: open', { pressed: true });
    await user.click(await button('Record balls'));
    await screen.findByText('Result of ball 1: Jana Möller');
    const plugIn = cut();
    await user.keyboard('3');
    await button(new RegExp(`^Ball 1: 3 points, ${state}`), { pressed: false });
    await close(user);

    expect(await button('Ball 2: open', { pressed: true })).toBeVisible();
    expect(elsewhere()).not.toBeInTheDocument();
    await user.click(await button('Holed: 3 points'));
    await button('Ball 3: open', { pressed: true });
    await user.click(await button('Record balls'));
    expect(await screen.findByText('Result of ball 3: Jana Möller')).toBeVisible();
    expect(elsewhere()).not.toBeInTheDocument();
    plugIn();
    await user.keyboard('1');
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await balls()).toEqual([[3, 3, 1], []]));
    expect(screen.queryByRole('button', { name: /need/ })).not.toBeInTheDocument();
  });

  test('leads on where recording goes on after a correction', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3] });
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Show the balls of Jana Möller'));
    await user.click(await button('Record balls'));
    await screen.findByText('Result of ball 2: Jana Möller');
    await user.click(await button('Ball 1: 3 points, saved'));
    await close(user);
    await button('Ball 2: open', { pressed: true });
    await user.click(await button('Holed: 3 points'));
    await button('Ball 2: 3 points, saved', { pressed: false });

    await user.click(await button('Record balls'));
    await button('Ball 1: 3 points, saved', { pressed: true });
    await user.keyboard('0');
    expect(await screen.findByText('Result of ball 3: Jana Möller')).toBeVisible();
    expect(elsewhere()).not.toBeInTheDocument();
    await waitFor(async () => expect(await balls()).toEqual([[0, 3], []]));
  });

  test('and then by another device is taken, and in conflict with what is recorded there', async () => {
    const { token, path, balls, elsewhere: recordElsewhere } = await playersPlay();
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Record balls'));
    await screen.findByText('Result of ball 1: Jana Möller');
    await close(user);
    await user.click(await button('Show the balls of Jana Möller'));
    await user.click(await button('Holed: 3 points'));
    await button('Ball 1: 3 points, saved');
    await recordElsewhere(0, { index: 0, points: 1, basedOn: 1 });
    await button('Ball 1: 1 point, saved');

    await user.click(await button('Record balls'));
    expect(await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 1 point\./)).toBeVisible();
    await user.keyboard('0');
    await button('1 ball needs you');
    expect(await balls()).toEqual([[1], []]);
  });
});

test('a ball that is taken back stays under the cursor, and was not taken back elsewhere', async () => {
  const { token, path, balls } = await playersPlay({ balls: [3, 1, 3] });
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await user.click(await button('Ball 2: 1 point, saved'));
  await user.click(await button('Clear ball 2'));
  await waitFor(async () => expect(await balls()).toEqual([[3, 3], []]));
  await screen.findByText('All sent');
  expect(await button('Ball 2: open', { pressed: true })).toBeVisible();
  expect(elsewhere()).not.toBeInTheDocument();
  await user.keyboard('0');
  await waitFor(async () => expect(await balls()).toEqual([[3, 0, 3], []]));
});

test('a ball that is given away leads on the cursors of its new player, all and of a group, whom the server has named since', () => {
  const seen = { points: null, version: 0 };
  const cursor = { playerDataId: 'local', index: 4, isPicked: false, seen };
  const of = {
    trainingId: 'training',
    playerDataId: 'tom',
    index: 1,
    points: 3,
    to: { playerDataId: 'jana', index: 4 },
  };
  const entry = { kind: 'move', key: 'move', userId: 'petra', order: 1, ...of } as const;
  const moved = { ...entry, recordedAt: '', state: 'waiting', failure: null, isKept: true } as const;
  const positions = [
    cursorMoved({ key: 'training', cursor, resumeAt: null }),
    cursorMoved({ key: 'training', group: 2, cursor: { ...cursor, playerDataId: 'tom' }, resumeAt: cursor }),
    playerSessionAdded({ key: 'added', localId: 'local', playerDataId: 'jana' }),
    ballMoved({ entry: moved, isUndo: false }),
  ].reduce(recorderPositionsSlice.reducer, recorderPositionsSlice.getInitialState());
  const at = (group: number | null) => selectCursorPosition({ recorderPositions: positions }, 'training', group);
  const passed = { playerDataId: 'jana', own: { points: 3, key: 'move' } };
  expect(at(null)).toMatchObject({ cursor: passed });
  expect(at(2)).toMatchObject({ cursor: { playerDataId: 'tom' }, resumeAt: passed });
  expect(at(2).cursor).not.toHaveProperty('own');
});

test('a ball that is chosen in a conflict is known as its own under the new key, and until it is discarded elsewhere', () => {
  const seen = { points: null, version: 0 };
  const cursor = { playerDataId: 'jana', index: 0, isPicked: false, seen };
  const of = { trainingId: 'training', playerDataId: 'jana', index: 0, points: 3, basedOn: 0 };
  const entry = { kind: 'ball', key: 'mine', userId: 'petra', order: 1, ...of } as const;
  const recorded = { ...entry, recordedAt: '', state: 'conflict', failure: null, isKept: true } as const;
  const chosen = { ...recorded, key: 'chosen', state: 'waiting', basedOn: 4 } as const;
  const replaced = [{ key: 'mine', entry: chosen }];
  const acknowledged = [{ key: 'chosen', version: 5 }];
  const none = { acknowledged: [], replaced: [], discarded: [] };
  const read = { entries: [], knownBefore: [] };
  const ownAfter = (...actions: Parameters<typeof recorderPositionsSlice.reducer>[1][]) =>
    [
      cursorMoved({ key: 'training', cursor, resumeAt: null }),
      ballRecorded({ entry: recorded, before: null, isUndo: false }),
      ...actions,
    ].reduce(recorderPositionsSlice.reducer, recorderPositionsSlice.getInitialState())['training']?.cursor?.own;
  const here = [entryReplaced({ key: 'mine', entry: chosen }), entryAcknowledged({ key: 'chosen', version: 5 })];
  const elsewhereChosen = outboxRead({ ...read, endedElsewhere: { ...none, replaced } });
  const own = { points: 3, version: 5, key: null };
  expect(ownAfter(...here)).toEqual(own);
  expect(ownAfter(elsewhereChosen, outboxRead({ ...read, endedElsewhere: { ...none, acknowledged } }))).toEqual(own);
  expect(ownAfter(elsewhereChosen, outboxRead({ ...read, endedElsewhere: { ...none, discarded: ['chosen'] } }))).toBe(
    undefined,
  );
});
