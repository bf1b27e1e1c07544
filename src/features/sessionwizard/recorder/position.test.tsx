import { screen, waitFor, within } from '@testing-library/react';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';

const button = (name: string | RegExp, options = {}) => screen.findByRole('button', { name, ...options });
const recorder = () => screen.findByRole('dialog', { name: /^Record balls: / });

describe('after a correction', () => {
  test('recording goes on where it stood, also with another player, and a ball picked to be recorded is no correction', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3, 3], numberofballs: 4 });
    const { user } = await openApp({ path: `${path}&record=all`, as: token });
    await screen.findByText('Result of ball 3: Jana Möller');
    await user.keyboard('1');
    await screen.findByText('Result of ball 4: Jana Möller');
    await user.click(await button('Jana Möller, ball 1: 3 points, saved'));
    await user.keyboard('0');
    expect(await screen.findByText('Result of ball 4: Jana Möller')).toBeVisible();

    await user.click(await button('Tom Weber, ball 2: open'));
    await user.keyboard('3');
    expect(await screen.findByText('Result of ball 3: Tom Weber')).toBeVisible();
    await user.click(await button('Jana Möller, ball 2: 3 points, saved'));
    await user.keyboard('-1');
    expect(await screen.findByText('Result of ball 3: Tom Weber')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[0, -1, 1], [3]]));
  });
});

describe('a ball that another device records under the cursor', () => {
  test('stays chosen, is marked as taken, and a tap there is a conflict', async () => {
    const { token, path, elsewhere, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=all`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    await elsewhere(0, { index: 0, points: 1 });

    const taken = { name: 'Jana Möller, ball 1: 1 point, recorded elsewhere meanwhile', pressed: true };
    expect(await screen.findByRole('button', taken)).toBeVisible();
    expect(screen.getByText('Result of ball 1: Jana Möller')).toBeVisible();
    expect(screen.getByText(/^Ball 1 was recorded elsewhere meanwhile: 1 point\./)).toBeVisible();
    await user.keyboard('3');
    expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
    await user.click(await button('1 ball needs you'));
    expect(
      await screen.findByText(
        /^Jana Möller, ball 1: 3 points\. You recorded 3 points; Petra Lang recorded 1 point at /,
      ),
    ).toBeVisible();
    expect(await balls()).toEqual([[1], []]);
    await user.click(await button(/^Choose mine: 3 points: /));
    await waitFor(async () => expect(await balls()).toEqual([[3], []]));
  });

  test('is left by Enter, without a conflict, and what one records oneself takes nothing', async () => {
    const { token, path, elsewhere, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    await elsewhere(0, { index: 0, points: 1 });
    await screen.findByText(/^Ball 1 was recorded elsewhere/);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
    await user.keyboard('3');
    await user.keyboard('{ArrowLeft}');
    expect(await button('Ball 2: 3 points, saved', { pressed: true })).toBeVisible();
    expect(screen.queryByText(/elsewhere meanwhile/)).not.toBeInTheDocument();
    await user.keyboard('0');
    await waitFor(async () => expect(await balls()).toEqual([[1, 0], []]));
    await user.keyboard('{Backspace}');
    expect(await button('Ball 2: 3 points, saved', { pressed: true })).toBeVisible();
    expect(screen.queryByText(/elsewhere meanwhile/)).not.toBeInTheDocument();
  });

  test('also in the panel of one player session', async () => {
    const { token, path, elsewhere } = await playersPlay();
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Show the balls of Jana Möller'));
    await screen.findByText('Result of ball 1');
    await elsewhere(0, { index: 0, points: 1 });
    expect(await button('Ball 1: 1 point, recorded elsewhere meanwhile', { pressed: true })).toBeVisible();
    await user.click(await button('Go on to the next open ball'));
    expect(await screen.findByText('Result of ball 2')).toBeVisible();
  });
});

describe('the position of the recorder', () => {
  test('view, order, player and ball are the same after closing and after a reload', async () => {
    const { token, path } = await playersPlay();
    const first = await openApp({ path, as: token });
    await first.user.click(await button('Record balls'));
    await first.user.click(await button('All players'));
    await first.user.click(await button('How to record'));
    await first.user.click(await button('By ball'));
    await first.user.click(await button('Tom Weber, ball 4: open'));
    const cell = { name: 'Tom Weber, ball 4: open', pressed: true };
    await first.user.click(await button('Close the recording'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await first.user.click(await button('Record balls'));
    expect(await screen.findByRole('button', cell)).toBeVisible();
    first.close();

    const { user } = await openApp({ path, as: token });
    await user.click(await button('Record balls'));
    expect(await screen.findByRole('button', cell)).toBeVisible();
    await user.click(await button('How to record'));
    expect(await button('By ball', { pressed: true })).toBeVisible();
    await user.keyboard('3');
    expect(await screen.findByText('Result of ball 5: Jana Möller')).toBeVisible();
  });

  describe('that is behind what this browser has recorded, as after a crash', () => {
    const storedKey = () =>
      Object.keys(window.localStorage).find((name) => name.startsWith('recorderPositions:')) ?? '';

    test.each([
      { state: 'saved', cut: () => () => undefined },
      { state: 'waiting', cut: () => cutNetwork('/ball/add') },
    ])('leads on behind a ball that is $state', async ({ state, cut }) => {
      const { token, path, balls } = await playersPlay();
      const first = await openApp({ path: `${path}&record=all`, as: token });
      await first.user.click(await button('How to record'));
      await first.user.click(await button('By ball'));
      await screen.findByText('Result of ball 1: Jana Möller');
      const behind = window.localStorage.getItem(storedKey()) ?? '';
      const restore = cut();
      await first.user.keyboard('3');
      await button(new RegExp(`^Jana Möller, ball 1: 3 points, ${state}`));
      first.close();
      window.localStorage.setItem(storedKey(), behind);
      restore();

      await openApp({ path: `${path}&record=all`, as: token });
      expect(await button('Jana Möller, ball 1: 3 points, saved', { pressed: false })).toBeVisible();
      expect(await screen.findByText('Result of ball 1: Tom Weber')).toBeVisible();
      expect(screen.queryByText(/^Ball 1 was recorded elsewhere/)).not.toBeInTheDocument();
      expect(await balls()).toEqual([[3], []]);
    });

    test('stays on a ball that was recorded and undone', async () => {
      const { token, path, balls } = await playersPlay();
      const first = await openApp({ path: `${path}&record=all`, as: token });
      await screen.findByText('Result of ball 1: Jana Möller');
      await first.user.keyboard('3');
      await button('Jana Möller, ball 1: 3 points, saved');
      await first.user.keyboard('{Backspace}');
      await waitFor(async () => expect(await balls()).toEqual([[], []]));
      await button('Jana Möller, ball 1: open', { pressed: true });
      first.close();

      await openApp({ path: `${path}&record=all`, as: token });
      expect(await button('Jana Möller, ball 1: open', { pressed: true })).toBeVisible();
      expect(screen.getByText('Result of ball 1: Jana Möller')).toBeVisible();
    });

    test('leads back behind a correction', async () => {
      const { token, path, balls } = await playersPlay({ balls: [3, 3], numberofballs: 4 });
      const first = await openApp({ path: `${path}&record=all`, as: token });
      await screen.findByText('Result of ball 3: Jana Möller');
      await first.user.click(await button('Jana Möller, ball 1: 3 points, saved'));
      const behind = window.localStorage.getItem(storedKey()) ?? '';
      await first.user.keyboard('0');
      await waitFor(async () => expect(await balls()).toEqual([[0, 3], []]));
      await button('Jana Möller, ball 1: 0 points, saved');
      first.close();
      window.localStorage.setItem(storedKey(), behind);

      await openApp({ path: `${path}&record=all`, as: token });
      expect(await screen.findByText('Result of ball 3: Jana Möller')).toBeVisible();
      expect(screen.queryByText(/^Ball 1 was recorded elsewhere/)).not.toBeInTheDocument();
    });
  });

  test('what is stored and cannot be read is left out', async () => {
    const { token, path, stored } = await playersPlay();
    const [jana] = await stored();
    const first = await openApp({ path: `${path}&record=one`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    const key = Object.keys(window.localStorage).find((name) => name.startsWith('recorderPositions:')) ?? '';
    first.close();
    const trainingId = path.replace(/.*\/(.*)\?.*/, '$1');
    const cursor = { playerDataId: jana?.id, index: 'first', isPicked: true, seen: { points: null, version: 0 } };
    window.localStorage.setItem(
      key,
      JSON.stringify({ [trainingId]: { view: 'all', order: 'byBall', cursor, resumeAt: null } }),
    );
    await openApp({ path, as: token }).then(({ user }) => button('Record balls').then((open) => user.click(open)));
    expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
    expect(window.location.search).toContain('record=one');
  });

  test('Escape closes one thing after the other', async () => {
    const { token, path, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await user.click(await button('How to record'));
    await user.keyboard('-');
    await user.keyboard('{Escape}');
    expect(await button('How to record', { expanded: true })).toBeVisible();
    await user.keyboard('1');
    await waitFor(async () => expect(await balls()).toEqual([[1], []]));
    await user.keyboard('{Escape}');
    expect(await button('How to record', { expanded: false })).toBeVisible();
    expect(await recorder()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('unusual points', () => {
  const question = (name: string) => screen.findByRole('group', { name });

  test('of four digits may be two balls, and no digit or Enter answers', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TRACKMAN', numberofballs: 3 });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await screen.findByText('Points of ball 1: none yet');
    await user.keyboard('5561{Enter}');
    const group = within(await question('5,561: two balls, 55 and 61?'));
    expect(group.getByRole('button', { name: 'One ball: 5,561' })).toBeVisible();
    await user.keyboard('12{Enter}');
    expect(await balls()).toEqual([[], []]);
    await user.keyboard('a');
    expect(await screen.findByText('Points of ball 3: none yet')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[55, 61], []]));
    // The last ball of a player, and then the first of the next.
    await user.keyboard('7072{Enter}');
    expect(await button('Two balls: 70, then 72 for Tom Weber')).toBeVisible();
    await user.keyboard('b');
    await waitFor(async () => expect(await balls()).toEqual([[55, 61, 7072], []]));
  });

  test('over 100 on Trackman are asked about once, and Escape leads back to the number', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TRACKMAN', numberofballs: 2 });
    const { user } = await openApp({ path: `${path}&record=one`, as: token, locale: 'de' });
    await screen.findByText('Punkte von Ball 1: noch keine');
    await user.keyboard('155{Enter}');
    await question('155 Punkte für einen Ball?');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Punkte von Ball 1: 155')).toBeVisible();
    await user.keyboard('{Enter}');
    await user.click(await button('Ein Ball: 155'));
    expect(await screen.findByText('Punkte von Ball 2: noch keine')).toBeVisible();
    await user.keyboard('100{Enter}');
    await waitFor(async () => expect(await balls()).toEqual([[155, 100], []]));
  });

  test('in the panel the question stands below the field, which is focused again', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TOURNAMENT' });
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Show the balls of Jana Möller'));
    const field = await screen.findByRole('textbox', { name: 'Points of ball 1' });
    await user.type(field, '12345{Enter}');
    expect(field).toHaveAccessibleDescription('Please enter a number between -9,999 and 9,999.');
    await user.clear(field);
    await user.type(field, '999{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Points of ball 2' }), '1200{Enter}');
    await question('1,200 points for one ball?');
    await user.keyboard('a');
    expect(await screen.findByRole('textbox', { name: 'Points of ball 3' })).toHaveFocus();
    await waitFor(async () => expect(await balls()).toEqual([[999, 1200], []]));
  });
});
