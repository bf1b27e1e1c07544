import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
afterEach(() => jest.restoreAllMocks());

test('the grid shows all players, a cell is chosen by tapping, and recording goes on with the player', async () => {
  const { token, path, balls } = await playersPlay({ balls: [3], numberofballs: 3 });
  const { user } = await openApp({ path: `${path}&record=one`, as: token });

  await user.click(await button('All players'));
  expect(window.location.search).toContain('record=all');
  const grid = within(await screen.findByRole('table', { name: 'Balls of all players' }));
  expect(grid.getByRole('button', { name: 'Jana Möller, ball 1: 3 points, saved' })).toBeVisible();
  await user.click(grid.getByRole('button', { name: 'Tom Weber, ball 2: open' }));
  expect(screen.getByText('Result of ball 2: Tom Weber')).toBeVisible();
  await user.keyboard('1');
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
  await user.keyboard('3');
  expect(await screen.findByText('Result of ball 1: Tom Weber')).toBeVisible();
  await user.keyboard('1');
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await user.keyboard('0-1');
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

test('what is typed for one player, or asked about, does not go along to another one by a finger', async () => {
  const { token, path, balls } = await playersPlay({ type: 'TRACKMAN' });
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Points of ball 1: none yet');
  await user.keyboard('12');
  await user.click(await button('Next player'));
  expect(await screen.findByText('Result of ball 1: Tom Weber')).toBeVisible();
  expect(screen.getByText('Points of ball 1: none yet')).toBeVisible();
  await user.keyboard('5561{Enter}');
  await screen.findByRole('group', { name: '5,561: two balls, 55 and 61?' });
  await user.click(await button('Previous player'));
  expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
  expect(screen.getByText('Points of ball 1: none yet')).toBeVisible();
  await user.keyboard('a{Enter}');

  await user.click(await button('All players'));
  await user.keyboard('7');
  await user.click(await button('Tom Weber, ball 3: open'));
  expect(await screen.findByText('Points of ball 3: none yet')).toBeVisible();
  await user.keyboard('8');
  await user.click(await button('Record'));
  expect(await button('Tom Weber, ball 3: 8 points, saved')).toBeVisible();
  await waitFor(async () => expect(await balls()).toEqual([[], [8]]));
});

afterEach(() => {
  window.innerWidth = 1440;
});

test('one tap shows the colours for the sun, another those from before, and both are remembered', async () => {
  const { token, path } = await playersPlay();
  const recording = `${path}&record=one`;
  const { user } = await openApp({ path: recording, as: token });
  const html = document.documentElement;

  await user.click(await button('Sunlight'));
  await waitFor(() => expect(html).toHaveAttribute('data-sunlight'));
  expect(await screen.findByRole('button', { name: 'Sunlight', pressed: true })).toBeVisible();
  const { user: later } = await openApp({ path: recording, as: token });
  const lit = await screen.findByRole('button', { name: 'Sunlight', pressed: true });
  expect(html).toHaveAttribute('data-sunlight');
  await later.click(lit);
  await waitFor(() => expect(html).toHaveAttribute('data-light'));
  expect(html).not.toHaveAttribute('data-sunlight');
});

test('at 390 px the left hand has the buttons on its side, and this is remembered', async () => {
  window.innerWidth = 390;
  const { token, path } = await playersPlay();
  const recording = `${path}&record=one`;
  const { user } = await openApp({ path: recording, as: token });
  const undo = () => screen.getByRole('button', { name: 'Nothing to undo' });

  expect(await button('Holed: 3 points')).toBeVisible();
  expect(undo()).toHaveStyle({ alignSelf: 'flex-end' });
  await user.click(await button('How to record'));
  await user.click(await button('Left hand'));
  expect(undo()).toHaveStyle({ alignSelf: 'flex-start' });
  const { user: later } = await openApp({ path: recording, as: token });
  expect(await button('Holed: 3 points')).toBeVisible();
  expect(undo()).toHaveStyle({ alignSelf: 'flex-start' });
  await later.click(await button('How to record'));
  expect(await screen.findByRole('button', { name: 'Left hand', pressed: true })).toBeVisible();
});

test('where nothing can be stored, the left hand has the buttons on its side as long as the page is open', async () => {
  window.innerWidth = 390;
  const { token, path } = await playersPlay();
  for (const method of ['getItem', 'setItem'] as const) {
    const allowed = Storage.prototype[method] as (...given: string[]) => string | null;
    jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...given: string[]) {
      if (given[0] === 'leftHanded') throw new DOMException('forbidden', 'SecurityError');
      return allowed.apply(this, given);
    });
  }
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  const undo = () => screen.getByRole('button', { name: 'Nothing to undo' });
  expect(await button('Holed: 3 points')).toBeVisible();
  expect(undo()).toHaveStyle({ alignSelf: 'flex-end' });
  await user.click(await button('How to record'));
  await user.click(await button('Left hand'));
  expect(undo()).toHaveStyle({ alignSelf: 'flex-start' });
});

test('the keys are told, those of the number pad where it is shown', async () => {
  const { token, path } = await playersPlay({ type: 'TRACKMAN' });
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await user.click(await button('How to record'));
  expect(screen.getByRole('list', { name: 'Keys' })).toHaveTextContent('0 to 9 and minus: points; Enter: record');
  expect(screen.getByRole('list', { name: 'Keys' })).toHaveTextContent('Backspace: undo');
});

describe('on a device that can', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    for (const ability of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, ability);
  });

  test('the screen stays on while recording, again after it was out of sight, and no longer', async () => {
    let current = 0;
    const request = () => {
      current += 1;
      return Promise.resolve({ release: () => Promise.resolve(void (current -= 1)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const { token, path } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await button('Holed: 3 points');
    await waitFor(() => expect(current).toBe(1));
    // The browser let go when the page was out of sight.
    current = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(current).toBe(1));
    await user.click(await button('Close the recording'));
    await waitFor(() => expect(current).toBe(0));
  });

  test.each([
    ['felt, once', false, [15]],
    ['not felt by who wants no motion', true, []],
  ])('a recorded ball is %s', async (_how, wantsNoMotion, expected) => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query.includes('reduced-motion')
          ? Object.defineProperty(matchMedia(query), 'matches', { value: wantsNoMotion })
          : matchMedia(query),
      );
    const felt: number[] = [];
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (ms: number) => felt.push(ms) });
    const { token, path } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await user.click(await button('Holed: 3 points'));
    expect(await screen.findByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
    expect(felt).toEqual(expected);
  });
});
