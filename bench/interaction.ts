import type { Browser, Page } from 'playwright-core';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { openScreen, signInAs } from '@test/flows/signIn';
import { type Cost, interact, untilRead } from './interact';
import { type Limited, printLimited } from './limited';
import { slowDown } from './rangeProfile';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile } from './start';

const MANY = { clubs: 50, members: 100_000 };

const RUNS = 7;

const SEARCHED = 'pro-1';

const BETWEEN_KEYS_MS = 120;

const t = translatorFor('en');

/** Milliseconds, for every interaction. */
const MOST = { paint: 100, task: 200 };

/**
 * The most milliseconds to ready, of which a question to the server takes 150 on the network alone; null where only the next
 * paint is waited for.
 */
const steps = {
  'open modal': 250,
  'type in search': 350,
  sort: 300,
  page: 300,
  scroll: null,
  'route change': 250,
} as const;

type Step = keyof typeof steps;

const isStep = (name: string): name is Step => Object.hasOwn(steps, name);

/**
 * Measures how soon the users screen answers on a driving range, with 100,000 members on the server, and prints the medians
 * with their limits.
 */
export async function measureInteraction(): Promise<void> {
  const app = await serveSeeded(MANY);
  const browser = await openBrowser();
  try {
    const visits = await visitsTo(browser, app, RUNS);
    console.log('');
    for (const step of Object.keys(steps).filter(isStep)) {
      const limit = steps[step];
      printLimited(
        rowsOf(
          step,
          limit,
          visits.map((visit) => visit[step]),
        ),
      );
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function visitsTo(browser: Browser, { url, admin }: Pick<SeededApp, 'url' | 'admin'>, runs: number) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/public/login');
  await signInAs(page, t, admin);
  // At full speed, and not counted: it brings every file into the browser's cache.
  await visit(page);
  await slowDown(page);
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(page));
  return visits;
}

/** Goes through the screen once, from an empty page: nothing is cached by the app, and no code is warm. */
async function visit(page: Page): Promise<Record<Step, Cost>> {
  await page.goto('/private/users');
  await visibleRows(page);
  await page.mouse.move(900, 600);
  const scroll = await interact(page, () => page.mouse.wheel(0, 400), isScrolled, '');
  await page.mouse.wheel(0, -400);
  const modal = await interact(page, () => createButton(page).click(), isDialogFocused, '');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const sort = await interact(page, () => emailHeading(page).click(), areOthers, await addresses(page));
  await visibleRows(page);
  const next = await interact(page, () => nextButton(page).click(), areOthers, await addresses(page));
  await visibleRows(page);
  await page.getByRole('searchbox', { name: t('users.search') }).focus();
  const typing = await interact(
    page,
    () => page.keyboard.type(SEARCHED, { delay: BETWEEN_KEYS_MS }),
    areFound,
    SEARCHED,
  );
  await visibleRows(page);
  // Twice, because the code of both screens is there only then.
  await openScreen(page, t, t('clubs.title'));
  await openScreen(page, t, t('users.title'));
  await visibleRows(page);
  await openScreen(page, t, t('clubs.title'));
  await visibleRows(page);
  const route = await interact(page, () => usersLink(page).click(), areOthers, '');
  return { 'open modal': modal, 'type in search': typing, sort, page: next, scroll, 'route change': route };
}

const createButton = (page: Page) => page.getByRole('button', { name: t('users.create') });

const emailHeading = (page: Page) => page.getByRole('columnheader', { name: t('users.email') });

const nextButton = (page: Page) =>
  page
    .getByRole('navigation', { name: t('ui.grid.pageLabel', { label: t('users.title') }), exact: true })
    .getByRole('button', { name: t('ui.grid.next') });

const usersLink = (page: Page) => page.getByRole('link', { name: new RegExp(`^${t('users.title')}$`, 'i') });

async function visibleRows(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor();
  await untilRead(page);
}

const addresses = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [role=row] a[href^="mailto:"]')]
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent)
      .join(),
  );

// These run in the page: whether it shows what was asked for. A page that was left may still be in the document, hidden.
const isScrolled = () => [...document.querySelectorAll('[role=grid] *')].some(({ scrollTop }) => scrollTop > 0);

const isDialogFocused = () => document.activeElement?.matches('[role=dialog] input') ?? false;

const areOthers = (before: string) => {
  const links = [...document.querySelectorAll('main [role=row] a[href^="mailto:"]')].filter((link) =>
    link.checkVisibility(),
  );
  return links.length > 0 && links.map(({ textContent }) => textContent).join() !== before;
};

const areFound = (searched: string) => {
  const links = [...document.querySelectorAll('main [role=row] a[href^="mailto:"]')].filter((link) =>
    link.checkVisibility(),
  );
  return links.length > 0 && links.every(({ textContent }) => textContent.startsWith(searched));
};

function rowsOf(step: string, limit: number | null, costs: readonly Cost[]): Limited[] {
  const row = (what: string, part: keyof Cost, most: number): Limited => {
    const values = costs.map((cost) => cost[part]);
    const remark = `worst ${Math.max(...values).toFixed(0)} ms`;
    return { what: `${step}, ${what}`, value: quantile(values, 0.5) ?? 0, limit: most, unit: 'ms', remark };
  };
  return [
    row('input to next paint', 'paint', MOST.paint),
    row('longest task', 'task', MOST.task),
    ...(limit === null ? [] : [row('to ready', 'ready', limit)]),
  ];
}
