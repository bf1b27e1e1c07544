import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { featureRoutes } from '@/app/featureRoutes';
import { publicPages } from '@/app/publicPages';
import { readCsv } from '@/features/users/importing/reading/readCsv';
import type { Locale } from '@contract/lists';
import { isLong, localesOrOnly, repetitions, timeLimit } from '@test/endurance';
import { type OwnServer, startOwnServer } from '@test/fuzz/send';
import { addressWithPayloads } from '@test/payloads/addressWithPayloads';
import { capsuleOf, membersFileOf, payloads, storablePayloads } from '@test/payloads/payloads';
import { type SeededPayloads, seedPayloads } from '@test/payloads/seedPayloads';
import { injectedInto, missingOf } from '@test/payloads/textsSent';
import { formsIn, inOrder, sendForm, typeEverywhere } from '@test/payloads/typing';
import { watchPage } from '@test/payloads/watchPage';
import { openBrowser } from './browser';
import { openInLanguage } from './signIn';
import { openSignedIn } from './signedIn';

const LONGEST_MS = timeLimit();
const WIDE = { width: 2400, height: 2000 };
const ROWS = 40;
/** How often everything in an open form is typed into. */
const TYPED_AGAIN = isLong ? 5 : 2;

let server: OwnServer;
let browser: Browser;
let seeded: SeededPayloads;
beforeAll(async () => {
  server = await startOwnServer();
  browser = await openBrowser();
  seeded = await seedPayloads(0);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** Opens a window, of the admin or of nobody, in which everything that a payload does is noticed. */
async function openWatched(locale: Locale, isPublic = false) {
  const usage = await (isPublic ? openInLanguage(browser, locale) : openSignedIn(browser, locale, seeded.admin));
  const { page } = usage;
  await page.setViewportSize(WIDE);
  const watched = await watchPage(page);
  const found: string[] = [];
  const look = async (where: string) => {
    const findings = [...(await injectedInto(page)), ...watched.reported()];
    found.push(...findings.map((what) => `${locale} ${where}: ${what}`));
  };
  return { ...usage, found, look };
}

/** Else a dialog that was filled in before would be open again. */
const dropDrafts = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('golf-club-draft/')) sessionStorage.removeItem(key);
};

test.each(localesOrOnly('de'))(
  'whatever is typed or pasted into a form or a search, it stays text (%s)',
  async (locale) => {
    const payload = inOrder();
    const windows = { inside: await openWatched(locale), outside: await openWatched(locale, true) };
    const forms = formsIn(windows.inside.t, seeded.trainings.started[0]?.id ?? '');
    let typed = 0;
    let rounds = 0;
    while (rounds === 0 || typed < repetitions(0, payloads.length * forms.length)) {
      rounds += 1;
      for (const { path, opener, isPublic } of forms) {
        const { page, look } = isPublic ? windows.outside : windows.inside;
        if (rounds > 1) await page.evaluate(dropDrafts);
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (opener !== undefined) await page.getByRole('button', { name: opener, exact: true }).click();
        for (let again = 0; again < TYPED_AGAIN; again += 1) {
          typed += await typeEverywhere(page, payload);
          await look(path);
        }
        await sendForm(page);
        await look(path);
      }
    }
    for (const { page, look, found } of Object.values(windows)) {
      await page.goto('/');
      await look('/');
      expect(found).toEqual([]);
      await page.context().close();
    }
  },
  LONGEST_MS,
);

/** What a screen says first, be it that there is nothing to show. */
const findings = (page: Page) => page.locator('h1, [role=alert], [role=status]').filter({ visible: true });

test.each(localesOrOnly('en'))(
  'whatever an address says, it stays text (%s)',
  async (locale) => {
    const payload = inOrder();
    const inside = await openWatched(locale);
    const outside = await openWatched(locale, true);
    const addressed = [
      ...featureRoutes.map(({ path }) => ({ usage: inside, path: `/private/${path}` })),
      ...publicPages.map(({ path }) => ({ usage: outside, path })),
      { usage: outside, path: '/' },
      { usage: inside, path: '/private/:nowhere' },
    ];
    // Each screen reads some of twenty texts of its address at once.
    for (let round = 0; round < repetitions(1, payloads.length); round += 1) {
      for (const { usage, path } of addressed) {
        const answer = await usage.page.goto(addressWithPayloads(path, payload));
        // What holds NUL is refused before there is a page.
        if (answer?.status() !== 400) await findings(usage.page).first().waitFor();
        await usage.look(path);
      }
    }
    for (const { page, found, look } of [inside, outside]) {
      await page.goto('/?capsule');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look('/?capsule');
      expect(found).toEqual([]);
      await page.context().close();
    }
  },
  LONGEST_MS,
);

test('a file of members shows what stands in it as text, and an export begins no formula', async () => {
  const { page, t, look, found } = await openWatched('en');
  await page.goto(`/private/users?club=${seeded.club.id}`);
  await page.getByRole('button', { name: t('importing.title') }).click();
  // As many rows as hold every payload in some field; a file with NUL in it is not checked at all.
  const buffer = membersFileOf(inOrder(storablePayloads), ROWS);
  await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  await page.getByText(t('importing.someRefused', { count: ROWS })).waitFor();
  const first = payloads.slice(0, 2);
  expect(await missingOf(page, [first], true)).toEqual([]);
  await look('the import');
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('ui.grid.exporting.export') }).click();
  await page.getByRole('menuitem', { name: t('ui.grid.exporting.csv') }).click();
  const read = readCsv(await readFile(await (await downloading).path(), 'utf8'));
  await look('the export');
  expect(found).toEqual([]);
  const cells = 'records' in read ? read.records.flatMap((record) => record.cells) : [];
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.filter((cell) => /^[=+@\t\r\n]/.test(cell))).toEqual([]);
  await page.context().close();
});

test(
  'a capsule full of payloads shows them as text',
  async () => {
    const payload = inOrder();
    const { page, t, look, found } = await openWatched('en', true);
    let masked = 0;
    while (masked < repetitions(1, payloads.length)) {
      const capsule = capsuleOf(payload);
      masked += capsule.texts.length;
      await page.goto('/?capsule');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'capsule.json', mimeType: 'application/json', buffer: capsule.file });
      await page.getByRole('button', { name: t('capsuleViewer.timeline.back') }).waitFor();
      expect(await missingOf(page, [capsule.texts], false)).toEqual([]);
      await look('the capsule');
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  LONGEST_MS,
);
