import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../../test/browser/openApp';
import { playersPlay } from '../../../../test/browser/playersPlay';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the grid shows all players, a cell is chosen by tapping, and recording goes on with the player', async () => {
  const { token, path, balls } = await playersPlay({ balls: [3], numberofballs: 3 });
  const { user } = await openApp({ path: `${path}&record=one`, as: token });

  await user.click(await button('All players'));
  expect(window.location.search).toContain('record=all');
  const grid = within(await screen.findByRole('table', { name: 'Balls of all players' }));
  expect(grid.getByRole('button', { name: 'Jana Möller, ball 1: 3 points, saved' })).toBeVisible();
  await user.click(grid.getByRole('button', { name: 'Tom Weber, ball 2: open' }));
  expect(screen.getByText('Result of ball 2: Tom Weber')).toBeVisible();
  await user.keyboard('2');
  expect(await grid.findByRole('button', { name: 'Tom Weber, ball 2: 1 point, saved' })).toBeVisible();
  expect(grid.getByRole('button', { name: 'Tom Weber, ball 3: open', pressed: true })).toBeVisible();
  expect(screen.getByText('Total: 1 point')).toBeVisible();
  expect(await balls()).toEqual([[3], [1]]);
});

test('by ball, the same ball of the next player follows, then the next ball', async () => {
  const { token, path, balls } = await playersPlay({ numberofballs: 2 });
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  await user.click(await button('How to record'));
  await user.click(await button('By ball'));
  await user.keyboard('1');
  expect(await screen.findByText('Result of ball 1: Tom Weber')).toBeVisible();
  await user.keyboard('2');
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await user.keyboard('34');
  expect(await screen.findByText('All balls of all players are recorded.')).toBeVisible();
  await waitFor(async () =>
    expect(await balls()).toEqual([
      [3, 0],
      [1, -1],
    ]),
  );
});

test('arrow keys go from cell to cell', async () => {
  const { token, path } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  await user.click(await button('Jana Möller, ball 2: open'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  const cell = await screen.findByRole('button', { name: 'Tom Weber, ball 3: open', pressed: true });
  expect(cell).toHaveFocus();
});

test('what another pro records appears, and one is led past it', async () => {
  const { token, path, elsewhere } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  await elsewhere(0, { index: 0, points: 1 });
  await elsewhere(1, { index: 0, points: 0 });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByRole('button', { name: 'Jana Möller, ball 1: 1 point, saved' })).toBeVisible();
  await user.click(await button('Tom Weber'));
  expect(await screen.findByText('Result of ball 2: Tom Weber')).toBeVisible();
});
