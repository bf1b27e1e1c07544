import { screen, waitFor, within } from '@testing-library/react';
import { adminAndMapping, openBlock } from '../../../../test/browser/openPoints';
import { typeInto } from '../../../../test/browser/typeInto';
import { api } from '../../../../test/world/api';

/** Two players of one club: Ada improved by 4.3 (8 points), Ben played his handicap (5 points). */
async function playedWorld() {
  const made = await adminAndMapping();
  const { world, club, mapping } = made;
  const template = await world.template({ mapping });
  const [ada, ben] = [
    await world.member({ club, name: 'Ada', surname: 'Above', handicap: 18.4 }),
    await world.member({ club, name: 'Ben', surname: 'Below', handicap: 18.4 }),
  ];
  await world.training({
    club,
    template,
    status: 'FINISHED',
    sessions: [
      { players: [ada], balls: [10] },
      { players: [ben], balls: [6] },
    ],
  });
  const league = async () => (await api(made.token).get(`/api/leaguetable/golfclub/${club.id}`)).body;
  return { ...made, template, league };
}

async function edited(world: { token: string; path: string; mapping: { name: string } }, locale: 'en' | 'de' = 'en') {
  const { token, path, mapping } = world;
  const opened = await openBlock({ token, path, name: mapping.name, locale });
  await opened.user.click(
    opened.block.getByRole('button', { name: locale === 'en' ? `Edit ${mapping.name}` : `${mapping.name} bearbeiten` }),
  );
  return opened;
}

test.each([
  [
    'en',
    'What would change?',
    'League table of',
    'up 1 rank',
    'down 1 rank',
    /nothing is changed\. Finished trainings keep/,
  ],
  [
    'de',
    'Was würde sich ändern?',
    'Rangliste von',
    '1 Platz nach oben',
    '1 Platz nach unten',
    /ändert sich nichts\. Beendete Trainings behalten/,
  ],
] as const)(
  'in %s, old and new rank stand beside each other, and nothing is changed',
  async (locale, ask, tableOf, up, down, nothing) => {
    const world = await playedWorld();
    const before = await world.league();
    const { user, block, pointsIn } = await edited(world, locale);
    await typeInto(user, pointsIn(2), '20');
    await typeInto(user, pointsIn(3), '1');
    await user.click(block.getByRole('button', { name: ask }));
    const grid = within(await block.findByRole('grid', { name: new RegExp(`^${tableOf} ${world.club.name}`) }));
    const rows = (await grid.findAllByRole('row')).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([`21Ben Below▲ ${up}520`, `12Ada Above▼ ${down}81`]);
    expect(block.getByText(nothing)).toBeVisible();
    expect(await world.league()).toEqual(before);
    expect((await world.mappingNow())?.version).toBe(1);
  },
);

test('a result is marked as outdated when the rows change afterwards', async () => {
  const world = await playedWorld();
  const { user, block, pointsIn } = await edited(world);
  await user.click(block.getByRole('button', { name: 'What would change?' }));
  expect(await block.findByText(/0 of 2 players would have another rank/)).toBeVisible();
  expect(block.queryByRole('grid', { name: /^League table/ })).not.toBeInTheDocument();
  await user.click(block.getByRole('switch', { name: 'Also show players without a change' }));
  expect(block.getByRole('row', { name: '1 1 Ada Above = same rank 8 8' })).toBeVisible();
  expect(block.queryByText(/have changed since/)).not.toBeInTheDocument();
  await typeInto(user, pointsIn(2), '6');
  expect(block.getByText(/The rows have changed since this was computed/)).toBeVisible();
  await user.click(block.getByRole('button', { name: 'What would change?' }));
  expect(await block.findByRole('row', { name: '2 2 Ben Below = same rank 5 6' })).toBeVisible();
  expect(block.queryByText(/have changed since/)).not.toBeInTheDocument();
});

test('of many players, a page is shown at a time; going to another one saves nothing', async () => {
  const { world, club, template, ...made } = await playedWorld();
  const players = await Promise.all(Array.from({ length: 26 }, () => world.member({ club, handicap: 18.4 })));
  await world.training({
    club,
    template,
    status: 'FINISHED',
    sessions: players.map((player) => ({ players: [player], balls: [6] })),
  });
  const { user, block, pointsIn } = await edited(made);
  await typeInto(user, pointsIn(2), '6');
  await user.click(block.getByRole('button', { name: 'What would change?' }));
  expect(await block.findByText(/27 of 28 players/)).toBeVisible();
  const grid = block.getByRole('grid', { name: /^League table/ });
  expect(within(grid).getAllByRole('row')).toHaveLength(1 + 25);
  const page = within(block.getByRole('navigation', { name: /^Pages of .*, above$/ })).getByLabelText('Page, 1 to 2');
  await user.clear(page);
  await user.type(page, '2{Enter}');
  await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(1 + 2));
  expect((await made.mappingNow())?.version).toBe(1);
});

test('a mapping that no finished training used says so', async () => {
  const { user, block } = await edited(await adminAndMapping());
  await user.click(block.getByRole('button', { name: 'What would change?' }));
  expect(await block.findByText(/No club has finished a training with this mapping yet/)).toBeVisible();
});

test('rows that cannot be sent are said at their fields, and nothing is asked', async () => {
  const { user, block, difference, actions } = await edited(await adminAndMapping());
  await typeInto(user, difference(1), '1,25');
  await user.click(block.getByRole('button', { name: 'What would change?' }));
  expect(await block.findByRole('alert')).toHaveTextContent('Please fix the rows first.');
  expect(difference(1)).toHaveAccessibleDescription(/one decimal place at most/);
  expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
  await typeInto(user, difference(1), '-1');
  await waitFor(() => expect(block.queryByRole('alert')).not.toBeInTheDocument());
});

test('outside edit mode nothing is asked', async () => {
  const { token, path, mapping } = await adminAndMapping();
  const { block } = await openBlock({ token, path, name: mapping.name });
  expect(block.queryByRole('button', { name: 'What would change?' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Edit ${mapping.name}` })).toBeVisible();
});
