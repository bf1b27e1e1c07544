import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';

/** Returns the props with which React has rendered this element last: another object after each rendering. */
const renderingOf = (element: HTMLElement): unknown =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1];

test('a recorded ball renders the row of its player alone, and neither other rows nor the page behind', async () => {
  const { token, path, balls } = await playersPlay({ balls: [3], numberofballs: 4 });
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  const grid = within(await screen.findByRole('table', { name: 'Balls of all players' }));
  const rowOf = (player: string) => grid.getByRole('row', { name: new RegExp(player) });
  const finish = screen.getByRole('button', { name: /^Finish: /, hidden: true });
  await grid.findByRole('button', { name: 'Jana Möller, ball 2: open', pressed: true });
  const players = { jana: rowOf('Jana Möller'), tom: rowOf('Tom Weber') };
  const other = screen.getByRole('button', { name: /^Missed: / });
  const watched = { ...players, finish, other };
  const renderings = () => Object.entries(watched).map(([name, element]) => [name, renderingOf(element)] as const);
  let before = new Map(renderings());
  expect([...before.values()]).not.toContain(undefined);

  for (const number of [2, 3]) {
    // By key: a second tap on a button soon after the first is taken for a mistake.
    await user.keyboard('3');
    await grid.findByRole('button', { name: `Jana Möller, ball ${number}: 3 points, saved` });
    const again = renderings().flatMap(([name, rendering]) => (rendering === before.get(name) ? [] : [name]));
    expect(again).toEqual(['jana']);
    before = new Map(renderings());
  }
  await waitFor(async () => expect(await balls()).toEqual([[3, 3, 3], []]));

  // Back on the page, everything counts what was recorded meanwhile.
  await user.click(screen.getByRole('button', { name: 'Close the recording' }));
  await user.click(await screen.findByRole('button', { name: /^Finish: / }));
  expect(await screen.findByText(/2 players have 5 open balls/)).toBeVisible();
});
