import type { Browser, Locator } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser } from './browser';
import { openScreen, type Usage } from './signIn';
import { openSignedIn } from './signedIn';
import { choose, fillIn } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('de'))(
  'an admin creates, edits and deletes a club, and a club in use stays (%s)',
  async (locale) => {
    const fixtures = await makeFixtures();
    const inUse = await fixtures.club();
    const admin = await fixtures.member({ club: inUse, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const usage = await openSignedIn(browser, locale, admin);
    const { page, t, complaints } = usage;
    await openScreen(page, t, t('clubs.title'));

    const name = unique('Golfclub Übersee');
    await page.getByRole('button', { name: t('clubs.create') }).click();
    const created = page.getByRole('dialog', { name: t('clubs.createTitle') });
    await fillIn(created, {
      [t('clubs.field.name')]: name,
      [t('clubs.field.streetname')]: 'Am Wasserhindernis',
      [t('clubs.field.streetnumber')]: '7a',
      [t('clubs.field.postalcode')]: '83236',
      [t('clubs.field.city')]: 'Übersee',
    });
    await choose(created, t('clubs.field.country'), t('clubs.countries.south africa'));
    await save(usage, created, t('clubs.created', { name }));

    await page.getByRole('searchbox', { name: t('clubs.search') }).fill(name);
    await page.getByRole('gridcell', { name: t('clubs.countries.south africa') }).waitFor();
    await page.getByRole('button', { name: t('clubs.edit', { name }) }).click();
    const edited = page.getByRole('dialog', { name: t('clubs.editTitle') });
    await choose(edited, t('clubs.field.country'), t('clubs.countries.germany'));
    await save(usage, edited, t('clubs.saved', { name }));
    await page.getByRole('gridcell', { name: t('clubs.countries.germany') }).waitFor();

    await (await openDeletion(usage, name)).getByRole('button', { name: t('ui.confirm') }).click();
    await page.getByText(t('clubs.remove.done', { name })).waitFor();
    await page.getByText(t('clubs.nothingFound')).waitFor();
    expect(complaints).toEqual([]);

    await page.getByRole('searchbox', { name: t('clubs.search') }).fill(inUse.name);
    const question = await openDeletion(usage, inUse.name);
    await question.getByRole('button', { name: t('ui.confirm') }).click();
    const use = t('clubs.remove.members', { count: 1 });
    await question.getByText(t('clubs.remove.inUse', { name: inUse.name, use })).waitFor();
    await question.getByRole('button', { name: t('ui.cancel') }).click();
    await page.getByRole('link', { name: t('clubs.membersOf', { count: 1, name: inUse.name }) }).click();
    await page.getByRole('link', { name: admin.email }).waitFor();
    await page.context().close();
  },
  timeLimit(),
);

test(
  'a club that is created far down another page is brought into view',
  async () => {
    const fixtures = await makeFixtures();
    const series = unique('Golfclub');
    for (let number = 10; number < 58; number += 1) await fixtures.club({ name: `${series} ${number}` });
    const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const usage = await openSignedIn(browser, 'en', admin);
    const { page, t } = usage;
    await openScreen(page, t, t('clubs.title'));
    await page.getByRole('searchbox', { name: t('clubs.search') }).fill(series);
    await page
      .getByText(t('ui.grid.position', { from: '1', to: '25', total: '48' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('clubs.create') }).click();
    const created = page.getByRole('dialog', { name: t('clubs.createTitle') });
    const name = `${series} 99`;
    await fillIn(created, {
      [t('clubs.field.name')]: name,
      [t('clubs.field.streetname')]: 'Am Grün',
      [t('clubs.field.streetnumber')]: '1',
      [t('clubs.field.postalcode')]: '83236',
      [t('clubs.field.city')]: 'Seeon',
    });
    await choose(created, t('clubs.field.country'), t('clubs.countries.germany'));
    await save(usage, created, t('clubs.created', { name }));
    const cell = page.getByRole('rowheader', { name });
    await cell.waitFor();
    await page.waitForFunction((text) => {
      const row = [...document.querySelectorAll('[role=rowheader]')].find(({ textContent }) => textContent === text);
      const rows = row?.closest('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
      const { top = 0, bottom = Infinity } = row?.getBoundingClientRect() ?? {};
      return rows !== undefined && top >= rows.top && bottom <= rows.bottom + 1;
    }, name);
    await page.context().close();
  },
  timeLimit(),
);

async function save({ page, t }: Usage, dialog: Locator, message: string): Promise<void> {
  await dialog.getByRole('button', { name: t('clubs.save') }).click();
  await page.getByText(message).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

async function openDeletion({ page, t }: Usage, name: string): Promise<Locator> {
  await page.getByRole('button', { name: t('clubs.delete', { name }) }).click();
  const question = page.getByRole('alertdialog', { name: t('ui.deletion') });
  await question.getByText(t('clubs.remove.question', { name })).waitFor();
  return question;
}
