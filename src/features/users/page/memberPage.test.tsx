import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/lists';
import { cutNetwork } from '@test/browser/network';
import { goTo, noDialogLeft, openApp, typeInto } from '@test/browser/openApp';
import { gridTexts } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { edited, memberCalls } from '@test/fixtures/members';

async function clubWith(roles: readonly Role[] = ['ADMIN', 'APPROVED']) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const staff = await fixtures.member({ club, name: 'Ada', surname: 'Lovelace', roles });
  const member = await fixtures.member({ club, name: 'Jörg', surname: 'Möller', phone: '089 1234' });
  const token = await fixtures.signedIn(staff);
  const open = (path = '', locale?: 'en' | 'de') =>
    openApp({ path: `/private/users/${member.username}${path}`, as: token, ...(locale && { locale }) });
  return { fixtures, club, staff, member, token, open };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an admin sees data, access, approval, results, trainings and record of a member', async () => {
  const { fixtures, club, member, staff, token, open } = await clubWith();
  const category = await fixtures.category({ name: { en: 'Putting', de: 'Putten' } });
  const template = await fixtures.template({ name: { en: 'Gate', de: 'Tor' }, category });
  const sessions = [{ players: [member], balls: [3, 3, 3, 1, 1], status: 'EDIT' as const }];
  await fixtures.training({ club, template, status: 'FINISHED', plannedDate: '2026-05-14', sessions });
  await fixtures.training({ club, template, status: 'STARTED', plannedDate: '2026-05-15', sessions });
  await fixtures.training({ club, template, status: 'STARTED', plannedDate: '2026-05-16' });
  await memberCalls(api(token), club.id).edit(member.username, edited(member, { handicap: 12.3, phone: '089 1234' }));
  await open();
  await heading('Jörg Möller');
  expect(document.title).toMatch(/^Jörg Möller · /);
  expect(screen.getByText(`${member.username} · ${club.name}`)).toBeVisible();
  expect([fact('E-Mail'), fact('Handicap'), fact('Phone'), fact('Date of birth')]).toEqual([
    member.email,
    '12.3',
    '089 1234',
    'Not given',
  ]);
  const access = await section('Access');
  expect(access.getByText('Password set')).toBeVisible();
  expect((await section('Approval')).getByText('Approved')).toBeVisible();
  expect(await (await section('Statistics')).findByRole('heading', { name: 'Putting' })).toBeVisible();
  const entries = await (await section('League table entries')).findByRole('grid');
  expect(gridTexts(entries).map(([training]) => training)).toEqual(['Gate']);
  const trainings = await (await section('Training sessions')).findByRole('grid');
  expect(gridTexts(trainings).map(([, , status, score]) => [status, score])).toEqual([
    ['Started', '11'],
    ['Finished', '11'],
  ]);
  const record = await (await section('Changes')).findByRole('grid');
  expect(gridTexts(record).map(([, actor, action]) => [actor, action])).toEqual([
    [`${staff.name} ${staff.surname}`, 'User edited'],
  ]);
  expect(screen.getByRole('link', { name: 'All changes (1)' })).toHaveAttribute(
    'href',
    `/private/changes?member=${member.id}`,
  );
});

test('a pro sees the members of her own club, without what only admins may', async () => {
  const { open } = await clubWith(['APPROVED', 'PLAYER', 'PRO']);
  await open();
  await heading('Jörg Möller');
  expect((await section('Access')).getByRole('button', { name: 'Access link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

test.each(['other club', 'former', 'misspelled'])('whoever cannot be seen (%s) is not there', async (why) => {
  const { fixtures, club, token } = await clubWith(['APPROVED', 'PLAYER', 'PRO']);
  const elsewhere = why === 'other club' ? await fixtures.club() : club;
  const other = await fixtures.member({ club: elsewhere });
  if (why === 'former') await sql('delete from members where id = $1', [other.id]);
  const username = why === 'misspelled' ? `${other.username}x` : other.username;
  await openApp({ path: `/private/users/${username}`, as: token });
  expect(await screen.findByText(/There is no user with the username .+ for you to see/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the users' })).toHaveAttribute('href', '/private/users');
});

test('somebody who waits can be approved there, and that can be undone', async () => {
  const { fixtures, club, token } = await clubWith();
  const waiting = await fixtures.member({ club, name: 'Nora', roles: ['PLAYER', 'UNAPPROVED'] });
  const { user } = await openApp({ path: `/private/users/${waiting.username}`, as: token });
  const approval = await section('Approval');
  await user.click(await approval.findByRole('button', { name: /^Approve Nora/ }));
  expect(await approval.findByText('Approved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Nora/ })).toHaveFocus();
  expect(await screen.findByText(/^Undone: who was approved waits/)).toBeVisible();
  expect(await approval.findByText(/^Waits for the approval/)).toBeVisible();
});

test('the page is in German too', async () => {
  const { open } = await clubWith();
  await open('', 'de');
  await heading('Jörg Möller');
  for (const name of ['Daten', 'Zugang', 'Freigabe', 'Statistik', 'Ranglisteneinträge', 'Trainings', 'Änderungen']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  expect(await screen.findByText('Wurde noch zu keinem Training hinzugefügt.')).toBeVisible();
});

test('without a network it says so, and is there on trying again', async () => {
  const { open } = await clubWith();
  const restore = cutNetwork('/api/golfclub/member/');
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  restore();
  // By keyboard: the pointer is refused where the page tries again by itself at this moment.
  act(() => again.focus());
  await user.keyboard('{Enter}');
  expect(await heading('Jörg Möller')).toBeVisible();
});

describe('editing has an address', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Edit User: Jörg Möller' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('the button leads to it, and saving leaves it', async () => {
    const { user, ...opened } = await (await clubWith()).open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const opening = within(await dialog());
    await waitFor(() => expect(window.location.search).toBe('?edit=user'));
    await typeInto(user, opening.getByLabelText(/^Surname/), 'Möller-Lang');
    await user.click(opening.getByRole('button', { name: 'Perfect' }));
    await isClosed();
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(fact('Surname')).toBe('Möller-Lang'));
    expect(opened.store.getState().filters.member.edit).toBeNull();
  });

  test('it opens on loading, Back closes it, and asks before something typed is lost', async () => {
    const { member, token } = await clubWith();
    const path = `/private/users/${member.username}`;
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await typeInto(user, within(await dialog()).getByLabelText(/^Surname/), 'Möller-Lang');
    await waitFor(() => expect(window.location.search).toBe('?edit=user'));
    window.history.back();
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(window.location.search).toBe('?edit=user');
    expect(within(await dialog()).getByLabelText(/^Surname/)).toHaveValue('Möller-Lang');
    window.history.back();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(window.location.search).toBe('');

    await openApp({ path: `${path}?edit=user` });
    expect(within(await dialog()).getByLabelText(/^Surname/)).toHaveValue('Möller');
  });

  test.each(['', 'list'])(
    'where it opened on loading, the heading has the focus once it is closed (%s)',
    async (where) => {
      const { member, token } = await clubWith();
      const path = where === 'list' ? `?edit=${member.username}` : `/${member.username}?edit=user`;
      const { user } = await openApp({ path: `/private/users${path}`, as: token });
      await dialog();
      await user.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  test('in the list it names the user, also one on no page of it', async () => {
    const { member, token } = await clubWith();
    await openApp({ path: `/private/users?q=nobody-is-called-so&edit=${member.username}`, as: token });
    await dialog();
  });

  test('for a pro it opens nothing', async () => {
    const { open } = await clubWith(['APPROVED', 'PLAYER', 'PRO']);
    await open('?edit=user');
    await heading('Jörg Möller');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('Back to another member closes what is asked about this one', async () => {
  const { member, staff, open } = await clubWith();
  const { user } = await open();
  await heading('Jörg Möller');
  goTo(`/private/users/${staff.username}`);
  await heading('Ada Lovelace');
  goTo(`/private/users/${member.username}`);
  await heading('Jörg Möller');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  window.history.back();
  await heading('Ada Lovelace');
  await noDialogLeft();
});

test('Back to the list closes what is asked about the member, and nothing of it is left', async () => {
  const { fixtures, token, club } = await clubWith();
  const other = await fixtures.member({ club, name: 'Grace', surname: 'Hopper' });
  const { user } = await openApp({ path: `/private/users?club=${club.id}`, as: token });
  await user.click(await screen.findByRole('link', { name: other.surname }));
  await heading('Grace Hopper');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  window.history.back();
  await heading('Users');
  await noDialogLeft();
  await user.click(screen.getByRole('button', { name: 'Delete Grace Hopper' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Grace Hopper');
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  await noDialogLeft();
  const left = screen.getByRole('button', { name: /^Delete Ada Lovelace/ });
  await waitFor(() => expect(left.closest('[role=gridcell]')).toHaveFocus());
});
