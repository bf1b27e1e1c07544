import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import type { LeagueEntry } from '@contract/league';
import type { Locale } from '@contract/lists';
import { stopClock } from '@test/browser/clock';
import { clubWithEntries } from '@test/browser/clubWithEntries';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { pagerWithText } from '@test/browser/openGrid';
import { csvOfRows, exportCsv } from '@test/browser/exportCsv';
import { catchPrinted, catchSavedFiles, savedText } from '@test/browser/savedFiles';
import { thisYear, today } from '@test/fixtures/today';
import { exportedEntryColumns } from './useEntriesExport';

stopClock();

describe('exporting', () => {
  const path = '/private/leaguetableentries';

  const label = 'League Table Entries';

  const sheet = () => document.querySelector<HTMLElement>('[data-printed]');

  const saved = catchSavedFiles();

  const printed = catchPrinted();

  /** Returns the club with 30 more entries of Tom this year, of one ball and one point each. */
  async function clubWithManyEntries() {
    const made = await clubWithEntries();
    const { fixtures, club, gate, tom } = made;
    await Promise.all(
      Array.from({ length: 30 }, (_, day) =>
        fixtures.training({
          club,
          template: { content: gate, mapping: null },
          status: 'FINISHED',
          plannedDate: `${thisYear}-04-${String(day + 1).padStart(2, '0')}`,
          sessions: [{ players: [tom], balls: [1] }],
        }),
      ),
    );
    return made;
  }

  test('all filtered entries are exported, not only those on the page', async () => {
    const { tom, gate, asPro } = await clubWithManyEntries();
    const { user } = await openApp({ path: `${path}?player=${tom.id}&sort=date&page=2`, as: asPro });
    await pagerWithText(label, '26–31 of 31');
    const resume = pauseNetwork('/leaguetable');
    const exporting = screen.getByRole('button', { name: 'Export' });
    try {
      await exportCsv(user);
      expect(await within(exporting).findByRole('progressbar')).toBeVisible();
      // A disabled button keeps the focus in jsdom, but in no browser.
      expect(exporting).toBeEnabled();
      await waitFor(() => expect(exporting).toHaveFocus());
    } finally {
      resume();
    }
    expect(await screen.findByText('31 rows exported.')).toBeVisible();
    expect(exporting).toHaveFocus();
    expect(saved.map(({ name }) => name)).toEqual([`league-table-entries-${today}.csv`]);
    const lines = (await savedText(saved[0])).trimEnd().split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[1]).toBe(`Tom Weber,${gate.name.en},${thisYear}-04-01,1,1,-1.2,36.0,-37.2,0`);
    expect(lines.at(-1)).toBe(`Tom Weber,${gate.name.en},${thisYear}-05-14,"3; -1",2,-1.2,36.0,-37.2,0`);
  });

  test('in German the file is one for spreadsheets of Germany', async () => {
    const { jana, cup, asPro } = await clubWithEntries();
    const { user } = await openApp({ path: `${path}?template=${cup.id}`, as: asPro, locale: 'de' });
    await screen.findByText(/^1 Eintrag/);
    await exportCsv(user);
    expect(await screen.findByText('1 Zeile exportiert.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([`ranglisteneintraege-${today}.csv`]);
    const [head, row, end] = (await savedText(saved[0])).split('\r\n');
    expect(head).toMatch(/^\uFEFFSpieler\/in;Training;Datum;/);
    expect(row).toBe(`${jana.name} ${jana.surname};${cup.name.de};01.06.${thisYear};20;20;;;;6`);
    expect(end).toBe('');
  });

  test('all filtered entries are printed under club, season, filters and date, with their sums', async () => {
    const { club, tom, gate, asPro } = await clubWithManyEntries();
    const address = `${path}?player=${tom.id}&template=${gate.id}&q=web&where=points+%3E+-1000`;
    const { user } = await openApp({ path: address, as: asPro });
    await pagerWithText(label, '1–25 of 31');
    await screen.findByRole('heading', { name: club.name });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));

    const paper = document.createElement('div');
    paper.innerHTML = printed[0] ?? '';
    const heading = [
      club.name,
      `Season ${thisYear}`,
      'Player name: Tom Weber',
      `Training template: ${gate.name.en}`,
      'Search: web',
      'Total points > -1,000',
      showDate(today, 'en'),
      '31 rows',
    ];
    expect(paper.querySelector('p')).toHaveTextContent(heading.join(' · '));
    const rows = within(paper).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(32);
    expect(rows[0]).toHaveTextContent(/^Player nameSession nameDateBallpointsPoints.+Total points$/);
    expect(rows[1]).toHaveTextContent(`3, -12+1.236.0-37.2, worse0`);
    expect(paper).toHaveTextContent(/31 entries · Points: 32 · Total points: 0$/);

    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  test.each([
    ['en', 'Export', /^The list could not be exported\. .+/],
    ['en', 'Print', /^The list could not be printed\. .+/],
    ['de', 'Drucken', /^Die Liste konnte nicht gedruckt werden\. .+/],
  ] as const)('in %s, what cannot be read for %s is neither saved nor printed, and says why', async (...given) => {
    const [locale, button, refused] = given;
    const { asPro } = await clubWithEntries();
    const { user } = await openApp({ path, as: asPro, locale });
    const pressed = await screen.findByRole('button', { name: button });
    const connect = cutNetwork();
    try {
      await user.click(pressed);
      if (button === 'Export') await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
      expect(await screen.findByText(refused)).toBeVisible();
    } finally {
      connect();
    }
    expect([saved, printed]).toEqual([[], []]);
    expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled');
  });
});

describe('entries csv', () => {
  const entry: LeagueEntry = {
    player: { id: '019a0000-0000-7000-8000-000000000001', name: 'Jana', surname: "O'Brien", username: 'jana' },
    trainingId: '019a0000-0000-7000-8000-000000000002',
    trainingName: { en: 'Putting gate', de: 'Putt-Tor' },
    trainingDate: '2026-05-14',
    balls: [
      { index: 0, points: 3 },
      { index: 1, points: -1 },
      { index: 2, points: 1200 },
    ],
    score: 1202,
    points: 8,
    handicapStarted: -1.2,
    handicapPlayed: 14.1,
    handicapDifference: -15.3,
  };

  async function csvOf(locale: Locale, ...changes: Partial<LeagueEntry>[]) {
    return csvOfRows(
      locale,
      changes.map((change) => ({ ...entry, ...change })),
      exportedEntryColumns,
    );
  }

  test('an English file has commas, decimal points and dates of ISO 8601', async () => {
    expect(await csvOf('en', {})).toBe(
      '\uFEFFPlayer name,Session name,Date,Ballpoints,Points,Handicap started,Handicap generated,Handicap difference,Total points\r\n' +
        `Jana O'Brien,Putting gate,2026-05-14,"3; -1; 1200",1202,-1.2,14.1,-15.3,8\r\n`,
    );
  });

  test('a German file has a byte-order mark, semicolons, decimal commas and German dates', async () => {
    expect(await csvOf('de', {})).toBe(
      '\uFEFFSpieler/in;Training;Datum;Ballpunkte;Punkte;Start-Handicap;Gespieltes Handicap;Handicap-Differenz;Gesamtpunkte\r\n' +
        `Jana O'Brien;Putt-Tor;14.05.2026;"3; -1; 1200";1202;"-1,2";"14,1";"-15,3";8\r\n`,
    );
  });

  test('a tournament has no handicaps, which is nothing and not 0', async () => {
    const none = { handicapStarted: null, handicapPlayed: null, handicapDifference: null };
    expect(await csvOf('en', none)).toContain(',1202,,,,8\r\n');
  });

  test.each(['=1+1', '+49', '-1', '@SUM(A1)', '＝1+1'])(
    'the training %j is not calculated by a spreadsheet',
    async (en) => {
      expect(await csvOf('en', { trainingName: { en } })).toContain(`,'${en},`);
    },
  );

  test('balls that begin with a minus, and points below zero, are no formula', async () => {
    const csv = await csvOf('en', { balls: [{ index: 0, points: -1 }], score: -1, points: -2 });
    expect(csv).toContain(",'-1,-1,-1.2,14.1,-15.3,-2\r\n");
  });

  test('who was deleted is a former member', async () => {
    const nobody = { ...entry.player, name: '', surname: '', username: '' };
    expect(await csvOf('en', { player: nobody })).toContain('\r\nFormer member,');
    expect(await csvOf('de', { player: nobody })).toContain('\r\nEhemaliges Mitglied;');
  });
});
