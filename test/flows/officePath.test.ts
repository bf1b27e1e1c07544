import type { Browser, Page } from 'playwright-core';
import { locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openBrowser } from './browser';
import { untilIdle } from './idle';
import { openSignedIn } from './signedIn';
import { fieldCalled } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function office() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club({ name: unique('Golfclub Eichenried') });
  const surname = unique('Müller');
  const admin = await fixtures.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
  const member = await fixtures.member({ club, name: 'Jörg', surname });
  const namesake = await fixtures.member({ club: await fixtures.club(), name: 'Jörg', surname });
  return { fixtures, club, surname, admin, member, namesake };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test.each(locales)(
  'the page of a member is opened by the name, also in another tab, and edits under an address (%s)',
  async (locale) => {
    const { club, surname, admin, member } = await office();
    const { page, t, complaints } = await openSignedIn(browser, locale, admin);
    await page.goto(`/private/users?club=${club.id}&q=${encodeURIComponent(member.username)}`);
    const name = page.getByRole('link', { name: surname, exact: true });
    const [other] = await Promise.all([page.context().waitForEvent('page'), name.click({ modifiers: ['Control'] })]);
    await heading(other, `Jörg ${surname}`);
    await other.close();
    await name.click();
    await heading(page, `Jörg ${surname}`);

    await page.getByRole('button', { name: t('member.edit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('userForm.editTitle', { name: 'Jörg', surname }) });
    await dialog.waitFor();
    await page.waitForURL('**?edit=user');
    await page.reload();
    await fieldCalled(dialog, t('users.phone')).waitFor({ state: 'detached' });
    await fieldCalled(dialog, t('users.name')).fill('Jürgen');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: t('ui.discard.title') });
    await question.getByRole('button', { name: t('ui.discard.confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    await heading(page, `Jörg ${surname}`);
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'what was deleted comes back from the notice, also when the first try finds no network, and all of it is on record (%s)',
  async (locale) => {
    const { fixtures, admin } = await office();
    const name = { en: unique('Bunker shots'), de: unique('Bunkerschläge') };
    const { content } = await fixtures.template({ name });
    const { page, t, complaints } = await openSignedIn(browser, locale, admin);
    await page.goto(`/private/sessiontemplates?q=${encodeURIComponent(name[locale])}`);
    const remove = t('templates.action.of', { action: t('templates.action.delete'), name: name[locale] });
    await page.getByRole('button', { name: remove }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('ui.confirm') })
      .click();
    await page.getByText(t('templates.remove.done', { name: name[locale] })).waitFor();
    const before = complaints.length;
    await page.route('**/api/changes/undo', (route) => route.abort());
    const undo = page.getByRole('button', { name: t('openBalls.undo'), exact: true });
    await undo.click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('openBalls.undo') })
      .waitFor();
    await page.unroute('**/api/changes/undo');
    // Of the calls that failed the browser itself complains.
    complaints.splice(before);
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('openBalls.undo') })
      .click();
    await page.getByText(t('undo.done.template.deleted')).waitFor();
    await page.getByRole('button', { name: remove }).waitFor();

    await page.goto('/private/users');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('changes.title') })
      .click();
    await page.getByRole('searchbox', { name: t('changes.search') }).fill(admin.surname);
    // Else all that the tests have ever changed would be exported.
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === admin.surname);
    await untilIdle(page);
    const changed = page.getByRole('row').filter({ hasText: name[locale] });
    await changed.getByRole('gridcell', { name: t('changes.action.template.restored') }).waitFor();
    await changed.getByRole('gridcell', { name: t('changes.action.template.deleted') }).waitFor();
    await page.getByRole('button', { name: t('ui.grid.exporting.export') }).click();
    // Longer than a click, which says what is in its way.
    const downloading = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('menuitem', { name: t('ui.grid.exporting.csv') }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
    await page.goto(`/private/sessiontemplates?edit=${content.id}`);
    await page.getByRole('form', { name: t('templates.editor.label', { name: name[locale] }) }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'the palette finds without accents, tells namesakes apart, and leads to all (%s)',
  async (locale) => {
    const { fixtures, club, surname, admin, member } = await office();
    const templateName = { en: unique('Pürierte Putts'), de: unique('Pürierte Putts') };
    const template = await fixtures.template({ name: templateName });
    await fixtures.training({ club, template });
    await fixtures.price({ name: templateName.en });
    const { page, t, complaints } = await openSignedIn(browser, locale, admin);
    const palette = page.getByRole('dialog', { name: t('palette.title') });
    const options = (group: string) => palette.getByRole('group', { name: group }).getByRole('option');
    const typeIn = async (text: string) => {
      await page.keyboard.press('Control+k');
      await palette.getByRole('combobox', { name: t('palette.field') }).fill(text);
    };
    const plain = surname.replace('ü', 'u');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await typeIn(plain);
    await options(t('palette.group.people')).filter({ hasText: club.name }).first().waitFor();
    await palette
      .getByRole('option')
      .last()
      .getByText(t('palette.allUsers', { count: 3 }))
      .waitFor();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      options(t('palette.group.people'))
        .filter({ hasText: member.username })
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await heading(other, `Jörg ${surname}`);
    await other.close();

    await typeIn(templateName.en.replace('ü', 'u').toUpperCase());
    for (const group of ['planned', 'templates', 'prizes'] as const) {
      await options(t(`palette.group.${group}`))
        .first()
        .waitFor();
    }
    await palette.getByRole('combobox').fill(club.name);
    await options(t('palette.group.clubs')).first().waitFor();
    await palette.getByRole('combobox').fill(plain);
    await palette.getByRole('option', { name: t('palette.allUsers', { count: 3 }) }).click();
    await heading(page, t('users.title'));
    expect(new URL(page.url()).searchParams.get('q')).toBe(plain);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);
