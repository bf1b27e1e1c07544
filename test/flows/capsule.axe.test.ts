import path from 'node:path';
import type { Browser } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { problemsEverywhere, problemsHere, translatorFor } from './accessProblems';
import { openBrowser } from './browser';
import { openInLanguage } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('de'))('reporting a problem keeps nobody out (%s)', async (locale) => {
  const { pro } = await proOfNewClub();
  const { page, complaints, t } = await openSignedIn(browser, locale, pro);
  const open = async () => {
    await page.keyboard.press('Control+Shift+X');
    await page.getByRole('button', { name: t('capsule.text.show') }).click();
    await page.getByRole('group', { name: t('capsule.text.label') }).waitFor();
  };
  expect(await problemsEverywhere(page, { title: t('users.title'), path: '/private/users', open })).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(localesOrOnly('de'))('opening a capsule keeps nobody out (%s)', async (locale) => {
  const { page, t } = await openInLanguage(browser, locale);
  expect(await problemsEverywhere(page, { title: t('capsuleViewer.title'), path: '/?capsule' })).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(path.resolve(__dirname, '../capsules/usersSearched.json'));
  // From then on the page speaks the language of the capsule.
  await page.getByRole('button', { name: translatorFor('en')('capsuleViewer.timeline.back') }).waitFor();
  await page.locator('iframe').contentFrame().getByRole('dialog', { includeHidden: true }).waitFor();
  expect(await problemsHere(page)).toEqual([]);
  await page.context().close();
});
