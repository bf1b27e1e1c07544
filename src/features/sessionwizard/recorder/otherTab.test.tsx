import { screen, waitFor } from '@testing-library/react';
import type { BallEntry } from '@/outbox/entries';
import { addEntry } from '@/outbox/outboxDatabase';
import { selectSession } from '@/session/sessionSlice';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';

const button = (name: string | RegExp, options = {}) => screen.findByRole('button', { name, ...options });

type Store = Awaited<ReturnType<typeof openApp>>['store'];

/** Records the first ball of a player session in another tab of this browser, which leaves it to this one to send it. */
async function recordInOtherTab(store: Store, session: { id: string } | undefined, path: string, points: number) {
  const userId = selectSession(store.getState())?.id ?? '';
  const ball = { playerDataId: session?.id ?? '', index: 0, points, basedOn: 0 };
  await addEntry<BallEntry>({
    ...{ kind: 'ball', key: crypto.randomUUID(), userId, trainingId: path.replace(/.*\/(.*)\?.*/, '$1') },
    ...{ ...ball, recordedAt: new Date().toISOString(), state: 'waiting', failure: null, isKept: true },
  });
  const channel = new BroadcastChannel('golf-club-outbox');
  channel.postMessage({ userId, wish: 'read' });
  channel.close();
}

const conflict = /^Jana Möller, ball 1: 0 points\. You recorded 0 points; Petra Lang recorded 3 points at /;

describe('a ball that another tab records under the cursor', () => {
  test('and this page sends is in conflict with what is recorded here all the same', async () => {
    const { token, path, balls, stored } = await playersPlay();
    const { user, store } = await openApp({ path: `${path}&record=all`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    await recordInOtherTab(store, (await stored())[0], path, 3);
    await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 3 points\./);
    await waitFor(async () => expect(await balls()).toEqual([[3], []]));

    await user.keyboard('0');
    await user.click(await button('1 ball needs you'));
    expect(await screen.findByText(conflict)).toBeVisible();
    expect(await balls()).toEqual([[3], []]);
    await user.click(await button(/^Choose mine: 0 points: /));
    await waitFor(async () => expect(await balls()).toEqual([[0], []]));
    await user.keyboard('{Escape}');
    // The chosen result is corrected without a question, as any other ball.
    await user.click(await button('Jana Möller, ball 1: 0 points, saved'));
    await user.keyboard('1');
    await waitFor(async () => expect(await balls()).toEqual([[1], []]));
  });

  test('is asked about too when neither has a network', async () => {
    const { token, path, balls, stored } = await playersPlay();
    const { user, store } = await openApp({ path: `${path}&record=all`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    const plugIn = cutNetwork();
    await recordInOtherTab(store, (await stored())[0], path, 3);
    await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 3 points\./);

    await user.keyboard('0');
    await button(/^Jana Möller, ball 1: 0 points, waiting/);
    plugIn();
    window.dispatchEvent(new Event('online'));
    await user.click(await button('1 ball needs you'));
    expect(await screen.findByText(conflict)).toBeVisible();
    expect(await balls()).toEqual([[3], []]);
  });

  test('is in conflict after a reload too, and so is a correction of what was recorded here', async () => {
    const { token, path, balls, stored } = await playersPlay();
    const first = await openApp({ path: `${path}&record=all`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    await recordInOtherTab(first.store, (await stored())[0], path, 3);
    await screen.findByText(/^Ball 1 was recorded elsewhere meanwhile: 3 points\./);
    const plugIn = cutNetwork('/ball');
    await first.user.keyboard('1');
    await first.user.click(await button(/^Jana Möller, ball 1: 1 point, waiting/));
    await first.user.keyboard('0');
    await button(/^Jana Möller, ball 1: 0 points, waiting/);
    first.close();
    plugIn();

    const { user } = await openApp({ path: `${path}&record=all`, as: token });
    await user.click(await button('1 ball needs you'));
    await user.click(await button(/^Choose theirs: 3 points: /));
    expect(await screen.findByText(conflict)).toBeVisible();
    expect(await balls()).toEqual([[3], []]);
  });
});
