import type { Browser } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { trainingOfTwoPros } from './atTheRange';
import { openComparedBrowser } from './browser';
import { inputCalled, signInAs, signOut } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const hersOnly = [
  [0, 3, 'Lanz'],
  [1, 1, 'Lanz'],
];

/** Records two balls without a network; when it is back, the server no longer knows the sign-in. */
async function signInEndedWithBallsWaiting() {
  const range = await trainingOfTwoPros();
  const usage = await openSignedIn(browser, 'en', range.pro);
  const { page, t } = usage;
  const hers = range.on(page, t, 'en');
  await hers.open();
  await page.context().setOffline(true);
  await hers.score(0, 3);
  await hers.score(1, 1);
  await hers.unsent(2).waitFor();
  await sql('delete from sign_ins where member_id = $1', [range.pro.id]);
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: t('login.again.title') });
  await dialog.waitFor();
  expect(await range.accepted()).toEqual([]);
  return { ...range, ...usage, hers, dialog };
}

test(
  'balls that wait while the sign-in has ended are sent once, when the same person has signed in again',
  async () => {
    const { page, t, pro, hers, dialog, accepted } = await signInEndedWithBallsWaiting();
    await inputCalled(page, t('login.password')).fill(pro.password);
    await dialog.getByRole('button', { name: t('login.signIn') }).click();
    await hers.tile(0, 3, 'stored').waitFor();
    await hers.tile(1, 1, 'stored').waitFor();
    await hers.unsent(1).waitFor({ state: 'hidden' });
    expect(await accepted()).toEqual(hersOnly);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'another person who signs in there never sends them, and they are sent when their own has come back',
  async () => {
    const { page, t, pro, other, on, hers, dialog, accepted } = await signInEndedWithBallsWaiting();
    await dialog.getByRole('button', { name: t('login.again.leave') }).click();
    await page.getByText(t('outbox.signOut.question', { count: 2 })).waitFor();
    await page.getByRole('button', { name: t('outbox.signOut.confirm') }).click();
    await page.waitForURL('**/public/login');

    await signInAs(page, t, other);
    const his = on(page, t, 'en');
    await his.open();
    expect(await page.getByRole('button', { name: new RegExp(`^${t('outbox.title')}`) }).count()).toBe(0);
    await page.getByRole('button', { name: t('wizard.balls.open', { number: 3 }) }).click();
    await his.score(2, -1);
    await his.tile(2, -1, 'stored').waitFor();
    expect(await accepted()).toEqual([[2, -1, 'Kern']]);
    await signOut(page, t, other);

    await signInAs(page, t, pro);
    await hers.open();
    await hers.tile(1, 1, 'stored').waitFor();
    expect(await accepted()).toEqual([...hersOnly, [2, -1, 'Kern']]);
    await page.context().close();
  },
  timeLimit(),
);
