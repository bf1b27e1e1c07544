import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { excelFile } from '@test/fixtures/workbooks';
import { readWorkbook } from '@/ui/xlsx/readWorkbook';
import { openComparedBrowser } from './browser';
import { openSignedIn } from './signedIn';
import { pick } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const choose = (dialog: Locator, content: string | Uint8Array, name = 'members.csv') =>
  dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'application/octet-stream',
    buffer: Buffer.from(content),
  });

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await press();
  return readFile(await (await downloading).path());
}

type Locale = Parameters<typeof openSignedIn>[1];

async function openClub(locale: Locale) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const usage = await openSignedIn(browser, locale, admin);
  const { page, t } = usage;
  const dialog = page.getByRole('dialog', { name: t('importing.title') });
  const open = async () => {
    await page.getByRole('button', { name: t('importing.title') }).click();
    await pick(dialog, t('importing.club'), club.name);
  };
  /** The cell of this row of the preview, from 1, in this column. */
  const cell = (row: number, field: string) =>
    dialog.locator(`[role=row][data-rowindex="${row - 1}"] [data-field=${field}]`);
  const stored = () =>
    sql<{ name: string; email: string }>(
      `select name, email from members where golfclub_id = $1 and not 'ADMIN' = any(roles) order by name`,
      [club.id],
    );
  return { ...usage, fixtures, club, dialog, open, cell, stored };
}

test.each(localesOrOnly('de'))(
  'an admin corrects refused rows by keyboard, imports the good ones, and can import what is exported then (%s)',
  async (locale) => {
    const { page, t, dialog, open, cell, stored, complaints } = await openClub(locale);
    await open();
    const surname = unique('Größl');
    const [anna, bea] = [`${unique('anna')}@example.org`, `${unique('bea')}@example.org`];
    const lines = [
      'Vorname;Nachname;E-Mail;Handicap;Mobil',
      `Anna;${surname};${anna};18,4;`,
      `"Bea ""B.""";${surname};bea;+1,2;+49 171 5550100`,
      `Carl;${surname};${anna};PR;`,
      `Dora;${surname};dora;;`,
    ];
    await choose(dialog, lines.join('\r\n'));
    await dialog.getByText(t('importing.someRefused', { count: 3 })).waitFor();
    await dialog.getByText(t('importing.sharing', { count: 1 })).waitFor();

    await cell(1, 'email').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(bea);
    await page.keyboard.press('Enter');
    await dialog.getByText(t('importing.someRefused', { count: 2 })).waitFor();
    expect(await cell(1, 'verdict').innerText()).toContain(t('importing.is.create'));
    // Escape ends the editing, and not the import.
    await cell(2, 'email').dblclick();
    await page.keyboard.press('Escape');
    await cell(2, 'email').dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`${unique('carl')}@example.org`);
    await page.keyboard.press('Tab');
    await dialog.getByText(t('importing.someRefused', { count: 1 })).waitFor();

    const rest = await downloaded(page, () =>
      dialog.getByRole('button', { name: t('importing.confirmRest', { count: 3 }) }).click(),
    );
    const done = { create: 3, update: 0, unchanged: 0, refused: 1 };
    await page.getByText(t('importing.partlyDone', done)).waitFor();
    expect(rest.toString('utf8')).toContain('Dora');
    expect(rest.toString('utf8')).not.toContain('Anna');
    await dialog.waitFor({ state: 'detached' });
    expect((await stored()).map(({ name }) => name)).toEqual(['Anna', 'Bea "B."', 'Carl']);
    await page.getByRole('searchbox', { name: t('users.search') }).fill(surname);
    await page.waitForURL(/[?&]q=/);
    await page.getByRole('link', { name: bea }).waitFor();

    const exportAs = async (kind: 'csv' | 'xlsx') => {
      await page.getByRole('button', { name: t('ui.grid.exporting.export') }).click();
      return downloaded(page, () => page.getByRole('menuitem', { name: t(`ui.grid.exporting.${kind}`) }).click());
    };
    for (const kind of ['csv', 'xlsx'] as const) {
      const exported = await exportAs(kind);
      if (kind === 'xlsx') {
        const [head, ...rows] = await readWorkbook(new Uint8Array(exported));
        expect([head?.cells[1], rows.length]).toEqual([t('users.name'), 3]);
        expect(rows.flatMap(({ cells }) => cells)).toEqual(expect.arrayContaining(['+49 171 5550100', '-1.2', '18.4']));
      }
      await open();
      await choose(dialog, exported, `users.${kind}`);
      await dialog.getByText(t('importing.nothingToDo')).waitFor();
      await dialog.getByRole('button', { name: t('ui.close') }).click();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(localesOrOnly('en'))(
  'a workbook is mapped by hand, which is remembered, imported, and undone as one (%s)',
  async (locale) => {
    const { page, t, dialog, open, stored, complaints } = await openClub(locale);
    await open();
    const tag = unique('n');
    const lines = [`Rufname;Familie;Anschrift ${tag};Hcp`, `Nora;Neuner;${tag}@example.org;20`];
    const mapAddress = async () => {
      const heading = `Anschrift ${tag}`;
      await dialog.getByRole('combobox', { name: heading }).click();
      await page.getByRole('option', { name: t('importing.column.email'), exact: true }).click();
    };
    await choose(dialog, lines.join('\n'));
    await dialog
      .getByText(
        t('importing.columnsProblem.missingColumns', {
          columns: [t('importing.column.surname'), t('importing.column.email')].join(', '),
        }),
      )
      .waitFor();
    await mapAddress();
    await dialog.getByRole('combobox', { name: 'Familie' }).click();
    await page.getByRole('option', { name: t('importing.column.surname'), exact: true }).click();
    await dialog.getByRole('button', { name: t('importing.confirm', { count: 1 }) }).click();
    await page.getByText(t('importing.done', { create: 1, update: 0, unchanged: 0 })).waitFor();
    expect(await stored()).toEqual([{ name: 'Nora', email: `${tag}@example.org` }]);
    await page.getByRole('button', { name: t('importing.undo') }).click();
    await page.getByText(t('importing.undone', { removed: 1, restored: 0 })).waitFor();
    expect(await stored()).toEqual([]);

    await open();
    const [head = '', row = ''] = lines;
    const turned = [head, row].map((line) => line.split(';').reverse().join(';')).join('\n');
    await choose(dialog, turned);
    await dialog.getByText(t('importing.remembered')).waitFor();
    await dialog.getByText(t('importing.ready', { count: 1 })).waitFor();

    await choose(dialog, await excelFile(), 'mitglieder.xlsx');
    await dialog.getByText(t('importing.someRefused', { count: 1 })).waitFor();
    await dialog.getByRole('button', { name: t('importing.filter.all', { count: 2 }) }).click();
    await dialog.getByText('01.02.1970').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test('files in every encoding show their letters', async () => {
  const { page, t, dialog, open, complaints } = await openClub('de');
  await open();
  const text = 'sep=;\r\nVorname;Nachname;E-Mail\r\nZoë;Größer;zoe@example.org\r\n';
  const files: [string, Buffer][] = [
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ];
  for (const [encoding, content] of files) {
    await choose(dialog, content, `${encoding}.csv`);
    await dialog.getByRole('grid', { name: t('importing.table', { file: `${encoding}.csv` }) }).waitFor();
    await dialog.getByRole('rowheader', { name: 'Größer' }).waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
