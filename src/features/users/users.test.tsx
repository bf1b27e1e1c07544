import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../test/browser/openApp';
import { makeWorld } from '../../../test/world/makeWorld';
import { unique } from '../../../test/world/names';

const path = '/private/users';

async function clubWithMembers() {
  const world = await makeWorld();
  const club = await world.club();
  const surname = unique('Müller');
  const pro = await world.member({ club, name: 'Petra', surname, roles: ['PRO', 'PLAYER', 'APPROVED'] });
  const player = await world.member({ club, name: 'Jörg', surname });
  const waiting = await world.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const admin = await world.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
  return { world, club, surname, pro, player, waiting, admin };
}

const rowOf = async (email: string) => {
  const row = (await screen.findByRole('link', { name: email })).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return row;
};

test('a pro sees only the members of her own club', async () => {
  const { world, club, pro, player, surname } = await clubWithMembers();
  const stranger = await world.member({ club: await world.club(), surname });
  await openApp({ path, as: await world.signedIn(pro) });
  const row = await rowOf(player.email);
  expect(
    within(row)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent),
  ).toEqual([club.name, 'Jörg', surname, 'Player', player.email, 'Yes']);
  expect(screen.getByRole('link', { name: player.email })).toHaveAttribute('href', `mailto:${player.email}`);
  expect(screen.queryByRole('link', { name: stranger.email })).not.toBeInTheDocument();
});

test('roles stand there in words', async () => {
  const { world, pro, waiting } = await clubWithMembers();
  await openApp({ path, as: await world.signedIn(pro), locale: 'de' });
  expect(await rowOf(pro.email)).toHaveTextContent('Spieler/in, Pro');
  expect(await rowOf(waiting.email)).toHaveTextContent('Nein');
});

test('only an admin can filter by users to approve', async () => {
  const { world, surname, admin, pro, waiting, player } = await clubWithMembers();
  const { user } = await openApp({ path: `${path}?q=${encodeURIComponent(surname)}`, as: await world.signedIn(admin) });
  await user.click(await screen.findByRole('button', { name: 'Users to approve' }));
  expect(await rowOf(waiting.email)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('unapproved');

  await openApp({ path: `${path}?filter=unapproved`, as: await world.signedIn(pro) });
  expect(await rowOf(player.email)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Users to approve' })).not.toBeInTheDocument();
});

test('the slash leads to the search, which finds by surname, and Back takes it away', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await rowOf(pro.email);
  await user.keyboard('/');
  expect(screen.getByLabelText('Search users')).toHaveFocus();
  await user.keyboard(player.username);
  await waitFor(() => expect(screen.queryByRole('link', { name: pro.email })).not.toBeInTheDocument());
  expect(await rowOf(player.email)).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('q')).toBe(player.username);

  window.history.back();
  expect(await rowOf(pro.email)).toBeVisible();
  expect(screen.getByLabelText('Search users')).toHaveValue('');
});

test('a search that finds nobody offers to show all users again', async () => {
  const { world, pro } = await clubWithMembers();
  const { user } = await openApp({ path: `${path}?q=nobody+is+called+this`, as: await world.signedIn(pro) });
  expect(await screen.findByText('No user matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all users' }));
  expect(await rowOf(pro.email)).toBeVisible();
});

test('on a narrow screen each user is a card', async () => {
  const { world, pro, player } = await clubWithMembers();
  const width = window.innerWidth;
  window.innerWidth = 390;
  try {
    await openApp({ path, as: await world.signedIn(pro) });
    const cards = await screen.findByRole('list', { name: 'Users' });
    const card = within(cards).getByRole('link', { name: player.email }).closest('li');
    expect(card).toHaveTextContent(`Jörg ${player.surname}`.replace(' ', ''));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  } finally {
    window.innerWidth = width;
  }
});
