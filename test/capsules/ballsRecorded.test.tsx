import { screen, waitFor } from '@testing-library/react';
import { reducer } from '../../src/app/makeStore';
import { replay } from '../../src/capsule/replay';
import { exportCapsule } from '../browser/exportCapsule';
import { openApp } from '../browser/openApp';
import { openCapsule } from '../browser/openCapsule';
import { playersPlay } from '../browser/playersPlay';

test('what a pro exports of a training at the range replays exactly and names nobody', async () => {
  const { token, path, balls } = await playersPlay({ balls: [3], numberofballs: 4 });
  const { user, store } = await openApp({ path: `${path}&record=all`, as: token });
  await user.click(await screen.findByRole('button', { name: 'Tom Weber, ball 1: open' }));
  await user.keyboard('23');
  await screen.findByRole('button', { name: /^Tom Weber, ball 2: .*saved$/ });
  await waitFor(async () => expect((await balls())[1]).toHaveLength(2));

  const capsule = exportCapsule('ballsRecorded', store);
  expect(replay(capsule, reducer).diverged).toBeNull();
  for (const text of ['Möller', 'Weber', 'Petra']) expect(JSON.stringify(capsule)).not.toContain(text);
});

test('on the screens of the kept one the balls appear one after the other', async () => {
  const { capsule, showStep } = await openCapsule('ballsRecorded');
  const recorded = capsule.steps.flatMap(({ action }, index) => (action.type === 'outbox/ballRecorded' ? [index] : []));
  expect(recorded).toHaveLength(2);
  const openBalls = () => screen.queryAllByRole('button', { name: /, ball \d: open$/ }).length;
  const seen: number[] = [];
  for (const step of recorded) {
    await showStep(step);
    await waitFor(() => expect(openBalls()).toBeGreaterThan(0));
    seen.push(openBalls());
  }
  await showStep(capsule.steps.length);
  await waitFor(() => expect(openBalls()).toBe((seen[0] ?? 0) - 2));
  expect(seen[1]).toBe((seen[0] ?? 0) - 1);
});
