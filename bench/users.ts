import type { Page } from 'playwright-core';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import { untilRead } from './interact';
import { serveSeeded } from './seededApp';
import { quantile, shownMs } from './start';

const RUNS = 7;
const MANY = { clubs: 50, members: 100_000 };
const ONE = { clubs: 1, members: 1 };
const t = translatorFor('en');

const steps = [
  'users screen ready',
  'search, from the first key',
  'sort by e-mail',
  'next page',
  'open modal',
] as const;
type Step = (typeof steps)[number];
/** Milliseconds of each run; none where there is no such step. */
type Times = Record<Step, number[]>;

/** Measures the users screen with many members and with one, and prints the medians and what the many cost. */
export async function measureUsers(): Promise<void> {
  const many = await timesWith(MANY);
  const one = await timesWith(ONE);
  const heading = `${MANY.members.toLocaleString('en')} in ${MANY.clubs} clubs`;
  console.log(
    `\n${`users, median of ${RUNS}`.padEnd(40)}${heading.padStart(24)}${'one'.padStart(12)}${'ratio'.padStart(8)}`,
  );
  for (const step of steps) {
    const [large, small] = [quantile(many[step], 0.5), quantile(one[step], 0.5)];
    const ratio = large === null || small === null ? '–' : (large / small).toFixed(1);
    console.log(`${step.padEnd(40)}${shownMs(large).padStart(24)}${shownMs(small).padStart(12)}${ratio.padStart(8)}`);
  }
}

async function timesWith(size: { clubs: number; members: number }): Promise<Times> {
  const app = await serveSeeded(size);
  const browser = await openBrowser();
  try {
    const page = await (
      await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await page.goto('/public/login');
    await signInAs(page, t, app.admin);
    const times: Times = {
      'users screen ready': [],
      'search, from the first key': [],
      'sort by e-mail': [],
      'next page': [],
      'open modal': [],
    };
    // The first visit fills the browser's cache and the server's; it is not counted.
    for (let run = 0; run <= RUNS; run += 1) await visit(page, run === 0 ? null : times);
    return times;
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Goes through the screen once, from an empty page, and notes how long each step took. */
async function visit(page: Page, times: Times | null): Promise<void> {
  const note = async (step: Step, work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    times?.[step].push(performance.now() - begun);
  };
  const firstRow = page.getByRole('gridcell').first();
  await page.goto('about:blank');
  await note('users screen ready', async () => {
    await page.goto('/private/users', { waitUntil: 'commit' });
    await firstRow.waitFor();
  });
  await idle(page);
  const search = page.getByRole('searchbox', { name: t('users.search') });
  await note('search, from the first key', () =>
    answered(page, /[?&]q=/, async () => {
      await search.focus();
      await page.keyboard.type('pro-1');
    }),
  );
  await answered(page, null, () => search.fill(''));
  await note('sort by e-mail', () =>
    answered(page, /sort=email/, () => page.getByRole('columnheader', { name: t('users.email') }).click()),
  );
  const pager = page.getByRole('navigation', {
    name: t('ui.grid.pageLabel', { label: t('users.title') }),
    exact: true,
  });
  const next = pager.getByRole('button', { name: t('ui.grid.next') });
  if (await next.isVisible()) await note('next page', () => answered(page, /page=1(&|$)/, () => next.click()));
  await note('open modal', async () => {
    await page.getByRole('button', { name: t('users.create') }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  });
}

/** Does something and waits until the members it asks for are shown. */
async function answered(page: Page, query: RegExp | null, act: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse(
    (one) => one.url().includes('/api/golfclub/members?') && (query?.test(one.url()) ?? !one.url().includes('q=')),
  );
  await act();
  await response;
  await idle(page);
}

async function idle(page: Page): Promise<void> {
  await untilRead(page);
}
