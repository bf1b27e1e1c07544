import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { releaseDisks, slowDownDisk } from '@test/browser/slowDisk';

afterEach(releaseDisks);

describe('record balls', () => {
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  const strip = () => within(screen.getByRole('group', { name: 'Balls' }));

  test('the button of a running training opens the recording, whose address brings back into it, and Escape closes it', async () => {
    const { token, path } = await playersPlay();
    const { user, close } = await openApp({ path, as: token });

    await user.click(await button('Record balls'));
    expect(await screen.findByRole('dialog', { name: /^Record balls: / })).toBeVisible();
    expect(window.location.search).toContain('record=one');
    const address = window.location.pathname + window.location.search;
    close();
    const { user: again } = await openApp({ path: address, as: token });
    expect(await screen.findByRole('dialog', { name: /^Record balls: / })).toBeVisible();
    await again.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).not.toContain('record');
  });

  test('opening puts every added player session into editing', async () => {
    const { token, path, stored } = await playersPlay({ status: 'ADDED' });
    await openApp({ path: `${path}&record=one`, as: token });
    expect(await button('Holed: 3 points')).toBeVisible();
    await waitFor(async () =>
      expect((await stored()).map(({ playerDataStatus }) => playerDataStatus)).toEqual(['EDIT', 'EDIT']),
    );
  });

  test('a whole player is recorded by keys alone, then the next player comes, and all of it is told', async () => {
    const { token, path, balls } = await playersPlay({ numberofballs: 3 });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });

    expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
    await user.keyboard('3');
    expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
    await user.keyboard('3-1');
    expect(await screen.findByText('Jana Möller: all balls are recorded. Now Tom Weber.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tom Weber' })).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 3, -1], []]));

    await user.keyboard('{PageUp}');
    expect(await screen.findByText('Total: 5 points')).toBeVisible();
    expect(
      screen.getByText(/^Score 5 → handicap played 36\.0 → difference -17\.6 \(started with 18\.4\)/),
    ).toBeVisible();
    expect(screen.getByText('All balls of Jana Möller are recorded. Choose one to correct it.')).toBeVisible();
    await user.keyboard('{Enter}000');
    expect(await screen.findByText('All balls of all players are recorded.')).toBeVisible();
    await waitFor(async () =>
      expect(await balls()).toEqual([
        [3, 3, -1],
        [0, 0, 0],
      ]),
    );
    expect(await screen.findByText('All sent')).toBeVisible();
  });

  test('arrows choose a ball to correct it, and another player', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3, 3, 3, 3] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    expect(await screen.findByText('Result of ball 5: Jana Möller')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}0');
    expect(await screen.findByRole('button', { name: 'Ball 3: 0 points, saved' })).toBeVisible();
    expect(strip().getByRole('button', { name: 'Ball 5: open', pressed: true })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Result of ball 1: Tom Weber')).toBeVisible();
    expect(screen.getByText('Player 2 of 2')).toBeVisible();
    expect(await balls()).toEqual([[3, 3, 0, 3], []]);
  });

  test('undo names what it undoes, brings back what stood there, and chooses the ball', async () => {
    const { token, path, balls } = await playersPlay({ balls: [1] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    expect(await button('Nothing to undo')).toBeDisabled();

    await user.keyboard('{ArrowLeft}3');
    expect(await button('Undo: Jana Möller, ball 1: 3 points')).toBeEnabled();
    await user.keyboard('1');
    await user.click(await button('Undo: Jana Möller, ball 2: 1 point'));
    expect(await screen.findByRole('button', { name: 'Ball 2: open', pressed: true })).toBeVisible();
    await button('Undo: Jana Möller, ball 1: 3 points');
    await user.keyboard('{Backspace}');
    expect(await screen.findByRole('button', { name: 'Ball 1: 1 point, saved' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    await waitFor(async () => expect(await balls()).toEqual([[1], []]));
  });

  test('undo takes back what was pressed last, also while a slow disk still stores it, and what is pressed next follows it', async () => {
    const { token, path, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await button('Holed: 3 points');
    await user.keyboard('3');
    await button('Undo: Jana Möller, ball 1: 3 points');
    const release = await slowDownDisk();
    await user.keyboard('1{Backspace}');
    expect(await screen.findByRole('button', { name: 'Ball 2: open', pressed: true })).toBeVisible();
    await user.keyboard('-1');
    expect(await button('Undo: Jana Möller, ball 2: -1 point')).toBeEnabled();
    await user.keyboard('3{Backspace}0{Backspace}{Backspace}0');
    await release();
    expect(await screen.findByRole('button', { name: 'Ball 2: 0 points, saved' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 0], []]));
  });

  test('a button tapped twice at once records one ball', async () => {
    const { token, path, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    const holed = await button('Holed: 3 points');
    // Shortly after each other, however slow the machine is.
    for (const timeStamp of [1_000, 1_120]) {
      const tap = createEvent.click(holed);
      Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
      fireEvent(holed, tap);
    }
    expect(await screen.findByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
    expect(strip().getByRole('button', { name: 'Ball 2: open', pressed: true })).toBeVisible();
    await user.click(await button('Missed: 0 points'));
    expect(await screen.findByRole('button', { name: 'Ball 2: 0 points, saved' })).toBeVisible();
    expect(await balls()).toEqual([[3, 0], []]);
  });

  test.each([
    ['to the left', 'next', -200, 'Tom Weber'],
    ['too short', 'same', -20, 'Jana Möller'],
  ])('a swipe %s leads to the %s player', async (_how, _which, by, name) => {
    const { token, path } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    const heading = await screen.findByRole('heading', { name: 'Jana Möller' });
    await user.pointer([
      { keys: '[TouchA>]', target: heading, coords: { clientX: 300, clientY: 100 } },
      { pointerName: 'TouchA', target: heading, coords: { clientX: 300 + by, clientY: 110 } },
      { keys: '[/TouchA]', target: heading, coords: { clientX: 300 + by, clientY: 110 } },
    ]);
    expect(await screen.findByText(`Result of ball 1: ${name}`)).toBeVisible();
  });

  test('the number pad takes any whole number, corrects it, and Enter records', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TRACKMAN', numberofballs: 2 });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });

    expect(await screen.findByText('Points of ball 1: none yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record' })).toBeDisabled();
    for (const key of ['1', '1', 'Take back the last digit', '2', 'Change the sign'])
      await user.click(await button(key));
    expect(screen.getByText('Points of ball 1: -12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Points of ball 2: none yet')).toBeVisible();
    await user.keyboard('47{Backspace}5{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tom Weber' })).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[-12, 45], []]));
  });

  test('too large a number is not recorded, and stays', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TRACKMAN' });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await screen.findByText('Points of ball 1: none yet');
    await user.keyboard('9999999{Enter}');
    expect(await screen.findByText('Please enter a number between -9,999 and 9,999.')).toBeVisible();
    expect(screen.getByText('Points of ball 1: 99999')).toBeVisible();
    expect(await balls()).toEqual([[], []]);
  });

  test('a team plays as one, a tournament goes on from score to score', async () => {
    const { token, path, balls } = await playersPlay({ type: 'TOURNAMENT', teamMode: true });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    expect(await screen.findByRole('heading', { name: 'Jana Möller, Tom Weber' })).toBeVisible();
    await user.keyboard('12{Enter}8{Enter}');
    expect(await screen.findByText('Result of ball 3: Jana Möller, Tom Weber')).toBeVisible();
    expect(await screen.findByText('Score 20 → 6 points')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[12, 8]]));
  });

  test('a finished player session is opened from here', async () => {
    const { token, path } = await playersPlay({ status: 'FINISHED' });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    expect(await screen.findByText('The session of Jana Möller is not open for balls.')).toBeVisible();
    await user.click(await button('Edit: Jana Möller'));
    expect(await button('Holed: 3 points')).toBeVisible();
  });

  test('a training that is finished elsewhere meanwhile says so', async () => {
    const { token, path, finish } = await playersPlay();
    await finish();
    await openApp({ path: `${path}&record=all`, as: token });
    expect(await screen.findByText('This training is no longer running, so no balls can be recorded.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Holed: 3 points' })).not.toBeInTheDocument();
  });

  test('German speaks German', async () => {
    const { token, path } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token, locale: 'de' });
    expect(await screen.findByText('Ergebnis von Ball 1: Jana Möller')).toBeVisible();
    await user.click(await button('Eingelocht: 3 Punkte'));
    expect(await button('Rückgängig: Jana Möller, Ball 1: 3 Punkte')).toBeEnabled();
  });
});
