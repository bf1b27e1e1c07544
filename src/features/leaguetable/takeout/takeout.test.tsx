import { resolveObjectURL } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clubWithLeague, thisYear } from '../../../../test/browser/clubWithLeague';
import { findGrid, pagerSaying } from '../../../../test/browser/gridRows';
import { openApp } from '../../../../test/browser/openApp';
import { showDate } from '../../../i18n/dates';

const path = '/private/leaguetable';
const today = new Date().toLocaleDateString('sv-SE');

let saved: { name: string; text: Promise<string> }[] = [];
let printed: string[] = [];
const browserPrints = window.print;

/** What a browser does with a link to download, which jsdom does not. */
function save(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
  if (!link) return;
  event.preventDefault();
  saved.push({ name: link.download, text: textAt(link.href) });
}

/** `Blob.text` would leave out the byte-order mark. */
async function textAt(address: string): Promise<string> {
  const bytes = await resolveObjectURL(address)?.arrayBuffer();
  return bytes ? Buffer.from(bytes).toString('utf8') : '';
}

const sheet = () => document.querySelector<HTMLElement>('[data-printed]');

beforeEach(() => {
  saved = [];
  printed = [];
  window.print = () => void printed.push(sheet()?.outerHTML ?? '');
  document.addEventListener('click', save);
});
afterEach(() => {
  window.print = browserPrints;
  document.removeEventListener('click', save);
});

test.each([
  {
    locale: 'en',
    button: 'Export CSV',
    file: `league-table-${today}.csv`,
    told: '4 players exported.',
    text: 'Rank,Player,Total points,Tied\r\n1,Clara Möller,8,No\r\n2,Berta Ärmel,6,No\r\n3,Anna Zander,5,No\r\n4,Dora =Kern,1,No\r\n',
  },
  {
    locale: 'de',
    button: 'Als CSV exportieren',
    file: `rangliste-${today}.csv`,
    told: '4 Spielerinnen und Spieler exportiert.',
    text: '\uFEFFPlatz;Spieler/in;Gesamtpunkte;Gleichauf\r\n1;Clara Möller;8;Nein\r\n2;Berta Ärmel;6;Nein\r\n3;Anna Zander;5;Nein\r\n4;Dora =Kern;1;Nein\r\n',
  },
] as const)('the table is exported for spreadsheets ($locale)', async ({ locale, button, file, told, text }) => {
  const { world, pro } = await clubWithLeague();
  const { user } = await openApp({ path, as: await world.signedIn(pro), locale });
  await findGrid();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([file]);
  expect(await saved[0]?.text).toBe(text);
});

test('all rows are exported, not only those on the page, and no name is calculated', async () => {
  const { world, club, pro, play } = await clubWithLeague();
  const many = await Promise.all(
    Array.from({ length: 101 }, (_, index) => world.member({ club, name: '=1+1', surname: `Many ${index}` })),
  );
  await play(
    '01-16',
    many.map((member) => [member, 2] as [typeof member, number]),
  );
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await pagerSaying(`League table of ${club.name}`, '1–25 of 105');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('105 players exported.')).toBeVisible();
  const lines = ((await saved[0]?.text) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(106);
  expect(lines.filter((line) => line.includes(",'=1+1 Many "))).toHaveLength(101);
  expect(lines.filter((line) => line.endsWith(',2,Yes'))).toHaveLength(101);
});

test('the table is printed under club, season and date, with the rule below, and is gone afterwards', async () => {
  const { world, club, pro } = await clubWithLeague();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await findGrid();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const paper = document.createElement('div');
  paper.innerHTML = printed[0] ?? '';
  const date = showDate(new Date().toISOString(), 'en');
  expect(paper.querySelector('h1')).toHaveTextContent('League Table');
  expect(paper.querySelector('p')).toHaveTextContent(`${club.name} · Season ${thisYear} · ${date}`);
  expect(
    within(paper)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['RankPlayerTotal points', '1Clara Möller8', '2Berta Ärmel6', '3Anna Zander5', '4Dora =Kern1']);
  expect(paper).toHaveTextContent('Where they are equal, the points of the latest training decide');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});
