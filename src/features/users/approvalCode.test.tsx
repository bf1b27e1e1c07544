import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { stopClock } from '@test/browser/clock';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { endpointsAnswered, goTo, openApp } from '@test/browser/openApp';
import { exportCsv } from '@test/browser/exportCsv';
import { pagerWithText } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { today } from '@test/fixtures/today';
import { catchPrinted, catchSavedFiles, savedText } from '@test/browser/savedFiles';

stopClock();

describe('approval code', () => {
  async function adminWithWaiting() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const surname = unique('Möller');
    const waiting = await fixtures.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
    await fixtures.member({ club, name: 'Jana', surname });
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    const path = `/private/users?q=${encodeURIComponent(surname)}`;
    return { ...(await openApp({ path, as: await fixtures.signedIn(admin) })), club, waiting, surname };
  }

  test('the approval code is shown only on Show, with the link to pass on, and never reaches the store', async () => {
    const { user, store, actions, club, waiting, surname } = await adminWithWaiting();
    const show = await screen.findByRole('button', { name: `Show the approval code of Nora ${surname}` });
    expect(screen.queryByRole('button', { name: `Show the approval code of Jana ${surname}` })).not.toBeInTheDocument();
    expect(screen.queryByText(/public\/approve/)).not.toBeInTheDocument();
    await user.click(show);
    const dialog = within(await screen.findByRole('dialog', { name: `Approval code of Nora ${surname}` }));
    const link = await dialog.findByText(/public\/approve/);
    const start = `${window.location.origin}/public/approve/${club.id}/${encodeURIComponent(waiting.username)}/`;
    expect(link.textContent.startsWith(start)).toBe(true);
    const code = link.textContent.slice(start.length);
    expect(dialog.getByLabelText('Approval code')).toHaveValue(code);

    const copying = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy code' }));
    expect(copying).toHaveBeenCalledWith(code);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(copying).toHaveBeenCalledWith(link.textContent);
    const everything = JSON.stringify([store.getState(), actions]);
    expect(everything).toContain(waiting.email);
    expect(everything).not.toContain(code);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(show).toHaveFocus();
    expect(document.body).not.toHaveTextContent(code);
  });

  test('whoever approves is told that nobody has proven the e-mail, in the row and with the code', async () => {
    const { user, waiting, surname } = await adminWithWaiting();
    const approve = await screen.findByRole('button', { name: `Approve Nora ${surname}` });
    expect(approve).toHaveAccessibleDescription('E-mail not proven');
    expect(screen.getAllByText('E-mail not proven')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: `Show the approval code of Nora ${surname}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(new RegExp(`^Nobody has proven that ${waiting.email} belongs`))).toBeVisible();
  });

  test('the code and what makes a link stay where the person leaves the list below', async () => {
    const { user, store, surname } = await adminWithWaiting();
    for (const [button, title] of [
      [`Show the approval code of Nora ${surname}`, `Approval code of Nora ${surname}`],
      [`Access link for Jana ${surname}`, `Access link: Jana ${surname}`],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('dialog', { name: title });
      goTo('/private/users?q=nobody-is-called-so');
      await waitFor(() => expect(store.getState().filters.users.q).toBe('nobody-is-called-so'));
      await waitFor(() => expect(screen.queryByText('Nora')).not.toBeInTheDocument());
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      window.history.back();
      await waitFor(() => expect(store.getState().filters.users.q).toBe(surname));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  test('a code that cannot be read now is read on trying again', async () => {
    const { user, surname } = await adminWithWaiting();
    const show = await screen.findByRole('button', { name: `Show the approval code of Nora ${surname}` });
    const restore = cutNetwork('/approvalcode/');
    await user.click(show);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^This could not be loaded\. /);
    restore();
    await user.click(again);
    expect(await screen.findByLabelText('Approval link')).toBeVisible();
  });

  test('an admin approves where the code stands, and the code goes', async () => {
    const { user, close, waiting, surname } = await adminWithWaiting();
    await user.click(await screen.findByRole('button', { name: `Approve Nora ${surname}` }));
    expect(await screen.findByText(`Approved: Nora ${surname}.`)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Approve Nora ${surname}` })).not.toBeInTheDocument(),
    );
    close();
    const [row] = await sql<{ roles: string[] }>('select roles from members where id = $1', [waiting.id]);
    expect(row?.roles.toSorted()).toEqual(['APPROVED', 'PLAYER']);
  });
});

describe('exporting', () => {
  const path = '/private/users';

  const saved = catchSavedFiles();

  test('all filtered users are exported, not only those on the page', async () => {
    const { fixtures, club, pro, player, surname } = await clubWithMembers();
    await Promise.all(Array.from({ length: 30 }, () => fixtures.member({ club, surname })));
    const stranger = await fixtures.member({ club, surname: 'Anders' });
    const { user } = await openApp({
      path: `${path}?q=${encodeURIComponent(surname)}&page=2`,
      as: await fixtures.signedIn(pro),
    });
    await pagerWithText('Users', '26–34 of 34');
    await exportCsv(user);
    expect(await screen.findByText('34 rows exported.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([`users-${today}.csv`]);
    const text = await savedText(saved[0]);
    expect(text.trimEnd().split('\r\n')).toHaveLength(35);
    expect(text).toContain(`${club.name},Jörg,${surname},Player,${player.email},${player.username},,,18.4,,,Yes\r\n`);
    expect(text).not.toContain(stranger.email);
  });

  test('the checked users are exported alone, in German for spreadsheets of Germany', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro), locale: 'de' });
    await user.click(within(await rowOf(player.email)).getByRole('checkbox'));
    await exportCsv(user, 'Ausgewählte Benutzer exportieren');
    expect(await screen.findByText('1 Zeile exportiert.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([`benutzer-${today}.csv`]);
    const [head, row, end] = (await savedText(saved[0])).split('\r\n');
    expect(head).toMatch(/^\uFEFFGolfclub;Vorname;Nachname;/);
    expect(row).toContain(`;Jörg;${player.surname};`);
    expect(end).toBe('');
  });

  test('an export that fails says why and saves nothing', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await rowOf(player.email);
    const connect = cutNetwork();
    try {
      await exportCsv(user);
      expect(await screen.findByText(/^The list could not be exported\. .+/)).toBeVisible();
    } finally {
      connect();
    }
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('deleting', () => {
  async function adminDeleting(whom: 'a player' | 'themselves', locale: Locale = 'en') {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const surname = unique('Möller');
    const admin = await fixtures.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
    await fixtures.member({ club, name: 'Jana', surname });
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
});

describe('printing', () => {
  const path = '/private/users';

  const sheet = () => document.querySelector<HTMLElement>('[data-printed]');

  const printed = catchPrinted();

  test('all filtered users are printed as a table under the club, the date and the filter', async () => {
    const { fixtures, club, pro, player, surname } = await clubWithMembers();
    await Promise.all(Array.from({ length: 30 }, () => fixtures.member({ club, surname })));
    const { user, actions } = await openApp({
      path: `${path}?q=${encodeURIComponent(surname)}&where=email+contains+@`,
      as: await fixtures.signedIn(pro),
    });
    await pagerWithText('Users', '1–25 of 34');
    // The name of the club comes with another answer.
    await waitFor(() => expect(endpointsAnswered(actions)).toContain('getGolfclubs'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));

    const paper = document.createElement('div');
    paper.innerHTML = printed[0] ?? '';
    const date = showDate(today, 'en');
    expect(paper.querySelector('p')).toHaveTextContent(
      `${club.name} · All · Search: ${surname} · E-Mail contains @ · ${date} · 34 rows`,
    );
    const rows = within(paper).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(35);
    expect(
      within(paper)
        .getAllByRole('columnheader', { hidden: true })
        .map((head) => head.textContent),
    ).toEqual(['Golfclub', 'Name', 'Surname', 'Roles', 'E-Mail', 'Approved']);
    expect(rows.find((row) => row.textContent.includes(player.email))).toHaveTextContent(
      `${club.name}Jörg${surname}Player${player.email}Yes`,
    );
  });

  test('after printing the table is gone from the page', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await rowOf(player.email);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(sheet()).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });
});
