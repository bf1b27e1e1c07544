import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import { stopClock } from '@test/browser/clock';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { endpointsAnswered, openApp } from '@test/browser/openApp';
import { exportCsv } from '@test/browser/exportCsv';
import { pagerWithText } from '@test/browser/openGrid';
import { today } from '@test/fixtures/today';
import { catchPrinted, catchSavedFiles, savedText } from '@test/browser/savedFiles';

stopClock();

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

  test('Ctrl+P prints the rows of the page, and says that there are more and how to print them', async () => {
    const { fixtures, club, pro, surname } = await clubWithMembers();
    await Promise.all(Array.from({ length: 30 }, () => fixtures.member({ club, surname })));
    await openApp({ path: `${path}?q=${encodeURIComponent(surname)}`, as: await fixtures.signedIn(pro) });
    await pagerWithText('Users', '1–25 of 34');
    await screen.findByRole('button', { name: 'Print' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sheet()).toHaveTextContent('Only 25 of 34 rows. To print the whole list, use the Print button above it.');
    expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(25);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
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
