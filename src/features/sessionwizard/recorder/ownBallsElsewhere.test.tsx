import { act, screen, waitFor } from '@testing-library/react';
import { selectEntries } from '@/outbox/outboxSlice';
import { discardEntry } from '@/outbox/decisions';
import { deleteAcknowledged } from '@/outbox/acknowledgedBalls';
import { moveBall } from '@/outbox/recording';
import { cutNetwork } from '@test/browser/network';
import { noDialogLeft, openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { setLocks } from '@test/browser/outboxTabs';

const button = (name: string | RegExp, options = {}) => screen.findByRole('button', { name, ...options });
const takenBack = () => screen.findByText(/^Ball 2 was taken back elsewhere meanwhile\./);

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

type App = Awaited<ReturnType<typeof openApp>>;

const discardFirst = ({ store }: App) =>
  act(() => store.dispatch(discardEntry(selectEntries(store.getState())[0]?.key ?? '')));

function reconnect(plugIn: () => void): void {
  plugIn();
  window.dispatchEvent(new Event('online'));
}

describe('what another device makes of a ball that this page has taken back', () => {
  const play = async () => {
    const training = await playersPlay({ balls: [3, 1, 3] });
    const app = await openApp({ path: `${training.path}&record=one`, as: training.token });
    await app.user.click(await button('Ball 2: 1 point, saved'));
    return { ...training, app, plugIn: cutNetwork('/ball') };
  };

  test('is asked about, also after that was chosen for the ball that was taken back', async () => {
    const { app, plugIn, balls, elsewhere } = await play();
    await app.user.click(await button('Clear ball 2'));
    await elsewhere(0, { index: 1, points: 0, basedOn: 1 });
    reconnect(plugIn);
    await button('1 ball needs you');
    await takenBack();
    await app.user.keyboard('3');
    await button(/^Ball 2: 3 points/);
    await app.user.click(await button(/needs? you$/));
    await app.user.click(await button(/^Choose theirs/));
    await button(/^Choose mine: 3 points/);
    expect(await balls()).toEqual([[3, 0, 3], []]);
  });

  test('is asked about where it was given away, also after that is discarded', async () => {
    const { app, plugIn, balls, elsewhere, stored, path } = await play();
    const [jana, tom] = (await stored()).map(({ id }) => ({ playerDataId: id, index: 1 }));
    if (!jana || !tom) throw new Error('nobody plays');
    const trainingId = path.replace(/.*\/(.*)\?.*/, '$1');
    await act(() => app.store.dispatch(moveBall({ trainingId, ...jana, points: 1, to: tom })));
    await button('Ball 2: open', { pressed: true });
    await elsewhere(0, { index: 1, points: 0, basedOn: 1 });
    await takenBack();
    await app.user.keyboard('3');
    reconnect(plugIn);
    await button(/needs? you$/);
    await discardFirst(app);
    await app.user.click(await button('1 ball needs you'));
    await button(/^Choose mine: 3 points/);
    expect(await balls()).toEqual([[3, 0, 3], []]);
  });
});

describe('an undo', () => {
  const undo = () => button(/^Undo: .*, ball 1: /);

  test('leaves the same points that another device had recorded before, and asks', async () => {
    const { path, token, balls, elsewhere } = await playersPlay();
    const app = await openApp({ path: `${path}&record=one`, as: token });
    const plugIn = cutNetwork('/ball');
    await app.user.click(await button('Holed: 3 points'));
    await button(/^Ball 1: 3 points, waiting/);
    await elsewhere(0, { index: 0, points: 3 });
    reconnect(plugIn);
    await button('Ball 1: 3 points, saved');
    await app.user.click(await undo());
    await app.user.click(await button('1 ball needs you'));
    await button(/^Choose theirs: 3 points/);
    expect(screen.getByText(/You took the ball back; .* recorded 3 points at/)).toBeVisible();
    expect(await balls()).toEqual([[3], []]);
    await app.user.click(await button(/^Choose mine/));
    await waitFor(async () => expect(await balls()).toEqual([[], []]));
  });

  test('of several recordings of a ball takes back one after the other', async () => {
    const { path, token, balls } = await playersPlay();
    const app = await openApp({ path: `${path}&record=one`, as: token });
    for (const points of ['Holed: 3 points', 'Missed: 0 points', 'Holed: 3 points']) {
      await app.user.click(await button(/^Ball 1/));
      await app.user.click(await button(points));
      await button(new RegExp(`^Ball 1: ${points.replace(/.*: /, '')}, saved`));
    }
    for (const left of ['0 points, saved', '3 points, saved', 'open']) {
      await app.user.keyboard('{Backspace}');
      await button(`Ball 1: ${left}`);
    }
    await waitFor(async () => expect(await balls()).toEqual([[], []]));
  });
});

/** Locks of this browser that another tab holds. */
const heldElsewhere = { request: () => new Promise(() => undefined), query: () => Promise.resolve({}) };

/** The other tab has sent what waits here, and says so. */
async function sentByOtherTab({ store }: App, version: number): Promise<void> {
  const [entry] = selectEntries(store.getState());
  if (!entry) throw new Error('nothing waits');
  await deleteAcknowledged([{ entry, version }]);
  const channel = new BroadcastChannel('golf-club-outbox');
  channel.postMessage({ userId: entry.userId, wish: 'read' });
  channel.close();
}

describe('the cursor of the recorder stays on a ball', () => {
  /** Opens the recorder on the first ball, closes it, and shows the panel, which stands there too. */
  const play = async () => {
    const training = await playersPlay();
    const app = await openApp({ path: training.path, as: training.token });
    const openRecorder = async () => app.user.click(await button('Record balls'));
    await openRecorder();
    await screen.findByText('Result of ball 1: Jana Möller');
    await app.user.click(await button('Close the recording'));
    await noDialogLeft();
    await app.user.click(await button('Show the balls of Jana Möller'));
    return { ...training, app, openRecorder };
  };

  test('to which another device has given other points and then those of this page again', async () => {
    const { app, elsewhere, openRecorder } = await play();
    await app.user.click(await button('Holed: 3 points'));
    await button('Ball 1: 3 points, saved');
    await elsewhere(0, { index: 0, points: 1, basedOn: 1 });
    await button('Ball 1: 1 point, saved');
    await openRecorder();
    await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 1 point\./);
    await elsewhere(0, { index: 0, points: 3, basedOn: 2 });
    await button(/^Ball 1: 3 points/, { pressed: true });
    expect(screen.getByText('Result of ball 1: Jana Möller')).toBeVisible();
  });

  test('which another tab has sent, and to which another device has given other points and then the same again', async () => {
    setLocks(heldElsewhere);
    const { app, elsewhere, openRecorder } = await play();
    await app.user.click(await button('Holed: 3 points'));
    await button(/^Ball 1: 3 points, waiting/);
    await elsewhere(0, { index: 0, points: 3 });
    await sentByOtherTab(app, 1);
    await button('Ball 1: 3 points, saved');
    await elsewhere(0, { index: 0, points: 1, basedOn: 1 });
    await button('Ball 1: 1 point, saved');
    await openRecorder();
    await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 1 point\./);
    await elsewhere(0, { index: 0, points: 3, basedOn: 2 });
    await button(/^Ball 1: 3 points/, { pressed: true });
    expect(screen.getByText('Result of ball 1: Jana Möller')).toBeVisible();
  });

  test('to which another device gives the points that were discarded here', async () => {
    const { app, elsewhere, openRecorder } = await play();
    const plugIn = cutNetwork('/ball');
    await app.user.click(await button('Holed: 3 points'));
    await button(/^Ball 1: 3 points, waiting/);
    await discardFirst(app);
    await button('Ball 1: open');
    plugIn();
    await openRecorder();
    await screen.findByText('Result of ball 1: Jana Möller');
    await elsewhere(0, { index: 0, points: 3 });
    await button(/^Ball 1: 3 points/, { pressed: true });
    expect(screen.getByText('Result of ball 1: Jana Möller')).toBeVisible();
  });
});
