import i18next from 'i18next';
import type { LeagueEntry } from '../../../../contract/league';
import type { Locale } from '../../../../contract/lists';
import { loadWorkTexts, startTexts } from '../../../i18n/startTexts';
import { entriesCsv } from './entriesCsv';

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
  await startTexts(locale);
  await loadWorkTexts();
  return entriesCsv(
    changes.map((change) => ({ ...entry, ...change })),
    i18next.t,
    locale,
  );
}

test('an English file has commas, decimal points and dates of ISO 8601', async () => {
  expect(await csvOf('en', {})).toBe(
    'Player name,Session name,Date,Ballpoints,Points,Handicap started,Handicap generated,Handicap difference,Total points\r\n' +
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
