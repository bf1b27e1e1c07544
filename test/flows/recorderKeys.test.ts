import type { Browser, Page } from 'playwright-core';
import { type Locale, locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TemplateOptions } from '@test/fixtures/templates';
import { runTraining } from '@test/fixtures/trainings';
import { openComparedBrowser, openPage } from './browser';
import { signInAs } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const scoring = (...points: number[]) =>
  points.map((one, position) => ({ name: { en: `Zone ${position + 1}`, de: `Zone ${position + 1}` }, points: one }));

/** Opens the recorder of a running training of Anna Berg and Bea Kurz, as its pro. */
async function openRecorder(locale: Locale, options: TemplateOptions) {
  const { fixtures, club, pro, calls: callsOf } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const players = [
    await fixtures.member({ club, name: 'Anna', surname: 'Berg' }),
    await fixtures.member({ club, name: 'Bea', surname: 'Kurz' }),
  ];
  const template = await fixtures.template(options);
  const training = await runTraining({ pro, players, template });
  const calls = callsOf(training.id);
  const usage = await openSignedIn(browser, locale, pro);
  const { page, t } = usage;
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  await page.goto(path);
  const open = () => page.getByRole('button', { name: t('recording.open'), exact: true }).click();
  await open();
  const entry = (number: number, name: string) =>
    page.getByText(t('recording.entry', { number, players: name })).waitFor();
  const cell = (name: string, number: number, count: number, state: 'stored' | 'taken' | 'waiting') =>
    page.getByRole('button', {
      name: t('recording.grid.recorded', {
        players: name,
        number,
        points: t('wizard.balls.points', { count }),
        state: t(`wizard.balls.state.${state}`),
      }),
    });
  return {
    ...usage,
    pro,
    path,
    open,
    entry,
    cell,
    record: (session: 0 | 1, ball: { index: number; points: number }) =>
      calls.recordBall(training.trainingSessions[session]?.id ?? '', ball),
    /** The points that the server has, once they are these. */
    stored: (...expected: number[][]) =>
      expectSoon(
        page,
        async () => (await calls.read()).body.trainingSessions.map(({ balls }) => balls.map(({ points }) => points)),
        expected,
      ),
  };
}

async function expectSoon<Value>(page: Page, read: () => Promise<Value>, expected: Value): Promise<void> {
  const isThere = async () => JSON.stringify(await read()) === JSON.stringify(expected);
  const end = Date.now() + 30_000;
  while (!(await isThere()) && Date.now() < end) await page.waitForTimeout(100);
  expect(await read()).toEqual(expected);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The keys that are printed on the result buttons. */
const printedKeys = (page: Page) =>
  page
    .getByRole('group')
    .locator('button:has(kbd)')
    .evaluateAll((buttons) =>
      buttons.map((button) => [...button.querySelectorAll('kbd')].map(({ textContent }) => textContent).join('')),
    );

test.each(locales)(
  'a key records what its button shows (%s)',
  async (locale) => {
    const { page, entry, stored } = await openRecorder(locale, { scoring: scoring(4, 3, 1, 0, -1), numberofballs: 5 });
    await entry(1, 'Anna Berg');
    expect(await printedKeys(page)).toEqual(['4', '3', '1', '0', '−1']);
    await press(page, '4', '3', '1', '0', '-', '1');
    await entry(1, 'Bea Kurz');
    await stored([4, 3, 1, 0, -1], []);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'equal points and points of two digits have letters, which a finger is not shown',
  async () => {
    const { page, path, pro, t, entry, stored } = await openRecorder('en', {
      scoring: scoring(3, 3, 10, 0),
      numberofballs: 4,
    });
    await entry(1, 'Anna Berg');
    expect(await printedKeys(page)).toEqual(['A', 'B', 'C', '0']);
    await press(page, '3', 'c', 'B', '0', 'a');
    await entry(1, 'Bea Kurz');
    await stored([10, 3, 0, 3], []);
    expect(await page.locator('kbd:visible').count()).toBeGreaterThan(0);

    const touch = { hasTouch: true, isMobile: true, serviceWorkers: 'block' } as const;
    const { page: phone } = await openPage(browser, { width: 390, height: 844 }, touch);
    await phone.goto('/public/login');
    await signInAs(phone, t, pro);
    await phone.goto(`${path}&record=one`);
    await phone
      .getByText(t('recording.entry', { number: 1, players: 'Bea Kurz' }))
      .or(phone.getByText('Bea Kurz'))
      .first()
      .waitFor();
    expect(await phone.locator('kbd').count()).toBeGreaterThan(0);
    expect(await phone.locator('kbd:visible').count()).toBe(0);
    await phone.context().close();
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'a correction leads back, and a ball that is recorded elsewhere is marked and not passed by (%s)',
  async (locale) => {
    const { page, t, entry, cell, record, stored } = await openRecorder(locale, { numberofballs: 4 });
    await page.getByRole('button', { name: t('recording.view.all'), exact: true }).click();
    await entry(1, 'Anna Berg');
    await press(page, '3', '1', '0');
    await entry(4, 'Anna Berg');
    await press(page, 'ArrowLeft', 'ArrowLeft', '-', '1');
    await entry(4, 'Anna Berg');
    await stored([3, -1, 0], []);

    await record(0, { index: 3, points: 1 });
    await cell('Anna Berg', 4, 1, 'taken').waitFor();
    await entry(4, 'Anna Berg');
    await press(page, '3');
    await entry(1, 'Bea Kurz');
    await page.getByRole('button', { name: t('outboxStatus.needsYou', { count: 1 }) }).click();
    await page.getByRole('button', { name: t('outbox.theirs', { points: t('outbox.points', { count: 1 }) }) }).click();
    await page.keyboard.press('Escape');
    await cell('Anna Berg', 4, 1, 'stored').waitFor();
    await stored([3, -1, 0, 1], []);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'the recorder is where it was after closing, a reload and without a network (%s)',
  async (locale) => {
    const { page, t, open, entry, stored } = await openRecorder(locale, { numberofballs: 4 });
    await page.getByRole('button', { name: t('recording.view.all'), exact: true }).click();
    const settings = page.getByRole('button', { name: t('recording.settings') });
    await settings.click();
    await page.getByRole('button', { name: t('recording.order.byBall'), exact: true }).click();
    await press(page, '3', 'ArrowRight');
    await entry(2, 'Bea Kurz');

    const recorder = page.getByRole('dialog', { name: /./ });
    await press(page, 'Escape');
    await page.getByRole('list', { name: t('recording.keys.heading') }).waitFor({ state: 'hidden' });
    expect(await recorder.isVisible()).toBe(true);
    await press(page, 'Escape');
    await recorder.waitFor({ state: 'hidden' });
    await open();
    await entry(2, 'Bea Kurz');
    await page.getByRole('table', { name: t('recording.grid.label') }).waitFor();
    await page.reload();
    await entry(2, 'Bea Kurz');

    await page.context().setOffline(true);
    await press(page, 'Escape');
    await open();
    await entry(2, 'Bea Kurz');
    await press(page, '1');
    await entry(3, 'Anna Berg');
    await page.context().setOffline(false);
    await stored([3], [1]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'two balls that were typed as one are asked about (%s)',
  async (locale) => {
    const { page, t, stored } = await openRecorder(locale, { type: 'TRACKMAN', numberofballs: 3 });
    const pad = (number: number, typed = t('recording.pad.nothing')) =>
      page.getByText(t('recording.pad.typed', { number, typed })).waitFor();
    await pad(1);
    await press(page, '5', '5', '6', '1', 'Enter');
    const text = { points: 5561, first: 55, second: 61 };
    await page.getByRole('group', { name: t('recording.question.twoBalls', text) }).waitFor();
    await press(page, '4', 'Enter', 'a');
    await pad(3);
    await stored([55, 61], []);
    await press(page, '1', '0', '1', 'Enter');
    await page.getByRole('group', { name: t('recording.question.oneBall', { points: 101 }) }).waitFor();
    await press(page, 'Escape', 'Backspace', 'Enter');
    await pad(1);
    await stored([55, 61, 10], []);
    await press(page, '1', '2', '3', '4', '5', 'Enter');
    await page.getByText(t('wizard.balls.outOfRange', { most: 9_999 })).waitFor();
    await stored([55, 61, 10], []);
    await page.context().close();
  },
  timeLimit(),
);
