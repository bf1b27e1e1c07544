import type { Browser } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { finishAnyway, trainingOfTwoPros } from './atTheRange';
import { openComparedBrowser } from './browser';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

/** Records two balls without a network, presses Finish, and has it finished behind them. */
async function finishedBehindTwoBalls() {
  const range = await trainingOfTwoPros();
  const usage = await openSignedIn(browser, 'en', range.pro);
  const { page, t } = usage;
  const hers = range.on(page, t, 'en');
  await hers.open();
  await page.context().setOffline(true);
  await hers.score(0, 3);
  await hers.score(1, 1);
  await hers.unsent(2).waitFor();
  await hers.step('finish').click();
  await finishAnyway(page, t);
  const dialog = page.getByRole('alertdialog', { name: t('wizard.finishing.title') });
  await dialog.getByText(t('wizard.finishing.question', { count: 2 })).waitFor();
  await dialog.getByRole('button', { name: t('wizard.finishing.afterwards') }).click();
  await page.getByText(t('wizard.finishing.queued')).waitFor();
  expect(await hers.step('finish').isDisabled()).toBe(true);
  expect(await range.accepted()).toEqual([]);
  expect(await range.statusOf()).toBe('STARTED');
  return { ...range, ...usage, hers };
}

const bothBalls = [
  [0, 3, 'Lanz'],
  [1, 1, 'Lanz'],
];

test(
  'a training that is finished with unsent balls is finished behind them once the network is back, and the view follows',
  async () => {
    const { page, t, hers, accepted, statusOf } = await finishedBehindTwoBalls();
    await page.context().setOffline(false);
    await page.getByText(t('wizard.steps.finished')).waitFor();
    await page.waitForURL(/status=FINISHED/);
    await page.getByRole('heading', { level: 2, name: hers.training }).waitFor();
    await hers.step('unfinish').waitFor();
    expect(await accepted()).toEqual(bothBalls);
    expect(await statusOf()).toBe('FINISHED');
    await page.context().close();
  },
  timeLimit(),
);

test(
  'who calls the finishing off keeps the training running, and its balls arrive all the same',
  async () => {
    const { page, t, hers, accepted, statusOf } = await finishedBehindTwoBalls();
    await page.getByRole('button', { name: t('outbox.finish.callOffOf', { name: hers.training }) }).click();
    await page.getByText(t('wizard.finishing.queued')).waitFor({ state: 'hidden' });
    await page.context().setOffline(false);
    await hers.tile(1, 1, 'stored').waitFor();
    await page.getByRole('button', { name: new RegExp(`^${t('outbox.title')}`) }).waitFor({ state: 'hidden' });
    expect(await accepted()).toEqual(bothBalls);
    expect(await statusOf()).toBe('STARTED');
    expect(await hers.step('finish').isEnabled()).toBe(true);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'the finish waits with the dialog open, says how many balls are left, and goes once they are through',
  async () => {
    const { pro, on, accepted, statusOf } = await trainingOfTwoPros();
    const { page, t } = await openSignedIn(browser, 'de', pro);
    const hers = on(page, t, 'de');
    await hers.open();
    await page.context().setOffline(true);
    await hers.score(0, 3);
    await hers.unsent(1).waitFor();
    await hers.step('finish').click();
    await finishAnyway(page, t);
    await page.getByText(t('wizard.finishing.question', { count: 1 })).waitFor();
    await page.context().setOffline(false);
    await page.getByText(t('wizard.steps.finished')).waitFor();
    await page.waitForURL(/status=FINISHED/);
    expect(await accepted()).toEqual([[0, 3, 'Lanz']]);
    expect(await statusOf()).toBe('FINISHED');
    await page.context().close();
  },
  timeLimit(),
);
