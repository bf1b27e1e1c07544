import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser } from './browser';
import { openSignedIn } from './signedIn';
import { pick } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const choose = (dialog: Locator, text: string) =>
  dialog.locator('input[type=file]').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

async function downloaded(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button.click();
  return readFile(await (await downloading).path(), 'utf8');
}

test.each(localesOrOnly('de'))(
  'an admin corrects a file by the list of refused rows, imports it, and can import what is exported then (%s)',
  async (locale) => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const usage = await openSignedIn(browser, locale, admin);
    const { page, t, complaints } = usage;
    const surname = unique('Größl');
    const email = `${unique('bea')}@example.org`;
    const dialog = page.getByRole('dialog', { name: t('importing.title') });
    const open = async () => {
      await page.getByRole('button', { name: t('importing.title') }).click();
      await pick(dialog, t('importing.club'), club.name);
    };
    await open();

    const lines = [
      'Vorname;Nachname;E-Mail;Handicap;Mobil',
      `Anna;${surname};${unique('anna')}@example.org;18,4;`,
      `"Bea ""B.""";${surname};bea;+1,2;+49 171 5550100`,
    ];
    await choose(dialog, lines.join('\r\n'));
    await dialog.getByText(t('importing.allOrNothing', { count: 1 })).waitFor();
    const refused = await downloaded(page, dialog.getByRole('button', { name: t('importing.download') }));
    expect(refused).toContain(t('fields.reason.not-an-email'));
    expect(refused).not.toContain('Anna');

    await choose(dialog, refused.replace(/([,;])bea([,;])/, `$1${email}$2`));
    await dialog.getByRole('button', { name: t('importing.confirm', { count: 1 }) }).click();
    await page.getByText(t('importing.done', { create: 1, update: 0, unchanged: 0 })).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: t('users.search') }).fill(surname);
    await page.waitForURL(/[?&]q=/);
    await page.getByRole('link', { name: email }).waitFor();

    const exported = await downloaded(page, page.getByRole('button', { name: t('users.exporting.all') }));
    await open();
    await choose(dialog, exported);
    await dialog.getByText(t('importing.nothingToDo')).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(60_000),
);
