import { act, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { clubWithMembers } from '@test/browser/clubs';
import { stopClock } from '@test/browser/clock';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import type { ClubFixture } from '@test/fixtures/clubs';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

stopClock();

interface Prepared {
  fixtures: Awaited<ReturnType<typeof makeFixtures>>;
  club: ClubFixture;
  player: MemberFixture;
}

async function adminDeleting(
  whom: 'a player' | 'themselves',
  locale: Locale = 'en',
  prepare?: (prepared: Prepared) => Promise<void>,
) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const surname = unique('Möller');
  const admin = await fixtures.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
  const player = await fixtures.member({ club, name: 'Jana', surname });
  await prepare?.({ fixtures, club, player });
  const token = await fixtures.signedIn(admin);
  const app = await openApp({ path: `/private/users?q=${encodeURIComponent(surname)}`, as: token, locale });
  const name = `${whom === 'a player' ? 'Jana' : 'Ada'} ${surname}`;
  const button = await screen.findByRole('button', { name: locale === 'en' ? `Delete ${name}` : `${name} löschen` });
  await app.user.click(button);
  const dialog = await screen.findByRole('alertdialog');
  /** Who is left, once the app is closed. */
  const names = async () => {
    app.close();
    const { body } = await api(token).get<Member[]>(`/api/golfclub/${club.id}/members`);
    return body.map((member) => member.name).sort();
  };
  return { ...app, dialog, name, names };
}

test('deleting asks with the sentence and the consequence, and does nothing unless confirmed', async () => {
  const { user, dialog, name, names } = await adminDeleting('a player');
  expect(dialog).toHaveAccessibleName('Confirm Deletion');
  expect(within(dialog).getByText(`Do you really want to delete the user: ${name} ?`)).toBeVisible();
  expect(dialog).toHaveTextContent('Finished results stay, as those of a "Former member".');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await names()).toEqual(['Ada', 'Jana']);
});

test('a confirmed deletion closes the dialog and takes the user out of the list', async () => {
  const { user, dialog, name, names } = await adminDeleting('a player');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Deleted: ${name}.`)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${name}` })).not.toBeInTheDocument());
  expect(await names()).toEqual(['Ada']);
});

test.each([
  ['en', 'The user is playing in Putting gate · '],
  ['de', 'Der Benutzer spielt gerade mit: Putt-Tor · '],
] as const)('in %s the dialog names the trainings whose open player sessions are removed', async (locale, words) => {
  const { dialog } = await adminDeleting('a player', locale, async ({ fixtures, club, player }) => {
    const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
    const over = await fixtures.template({ name: { en: 'Long drive', de: 'Weitschlag' } });
    await fixtures.training({ club, template, status: 'STARTED', sessions: [{ players: [player], status: 'EDIT' }] });
    const sessions = [{ players: [player], status: 'FINISHED' as const, balls: [3] }];
    await fixtures.training({ club, template: over, status: 'STARTED', sessions });
  });
  expect(await within(dialog).findByText(new RegExp(`^${words}`))).toBeVisible();
  expect(dialog).not.toHaveTextContent(/Long drive|Weitschlag/);
});

test('nobody can delete the own account, and the dialog says who can', async () => {
  const { user, dialog, names } = await adminDeleting('themselves');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You cannot delete your own account');
  expect(await names()).toEqual(['Ada', 'Jana']);
});

test('in German it asks in German', async () => {
  const { dialog, name } = await adminDeleting('a player', 'de');
  expect(dialog).toHaveAccessibleName('Löschen bestätigen');
  expect(within(dialog).getByText(`Möchten Sie diesen Benutzer wirklich löschen: ${name}?`)).toBeVisible();
  expect(dialog).toHaveTextContent('Ehemaliges Mitglied');
  expect(within(dialog).getByRole('button', { name: 'Bestätigen' })).toBeVisible();
});

test('after a deletion by keyboard the focus is on the next row, and after that of the last on the one before', async () => {
  const { fixtures, surname, admin, search } = await clubWithMembers();
  const { user } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  const deleteButton = (name: string) => screen.findByRole('button', { name: `Delete ${name} ${surname}` });
  const remove = async (name: string) => {
    const cell = (await deleteButton(name)).closest<HTMLElement>('[role=gridcell]');
    act(() => cell?.focus());
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await deleteButton(name)).toHaveFocus();
    await user.keyboard('{Enter}');
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' });
    act(() => confirm.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Delete ${name} ${surname}` })).not.toBeInTheDocument(),
    );
  };
  const isInRowOf = async (name: string) => {
    const row = (await deleteButton(name)).closest('[role=row]');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  };
  await remove('Jörg');
  await isInRowOf('Nora');
  await remove('Petra');
  await isInRowOf('Nora');
});
