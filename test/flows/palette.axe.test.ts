import type { Browser, Page } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { problemsEverywhere } from './accessProblems';
import { openBrowser } from './browser';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('de'))(
  'the command palette and the overview of shortcuts keep nobody out (%s)',
  async (locale) => {
    const { pro } = await proOfNewClub();
    const { page, complaints, t } = await openSignedIn(browser, locale, pro);
    const screen = { title: t('league.title'), path: '/private/leaguetable' };
    const commands = async ({ keyboard }: Page) => {
      await keyboard.press('Control+K');
      await page.getByRole('combobox').waitFor();
      await page.getByRole('option').first().waitFor();
    };
    const shortcuts = async ({ keyboard }: Page) => {
      await keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    };
    expect(await problemsEverywhere(page, { ...screen, open: commands })).toEqual([]);
    expect(await problemsEverywhere(page, { ...screen, open: shortcuts })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
