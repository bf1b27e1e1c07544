import type { Browser } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { localesOrOnly, repetitions, timeLimit } from '@test/endurance';
import { type OwnServer, startOwnServer } from '@test/fuzz/send';
import { payloads, ROUNDS } from '@test/payloads/payloads';
import { type SeededPayloads, seedPayloads } from '@test/payloads/seedPayloads';
import { privateScreens } from '@test/payloads/privateScreens';
import { publicScreens } from '@test/payloads/screens';
import { beginVisit, type Visit } from '@test/payloads/visit';
import { watchPage } from '@test/payloads/watchPage';
import { openBrowser } from './browser';
import { openInLanguage } from './signIn';
import { openSignedIn } from './signedIn';

/** Tables draw only the rows and columns that are visible. */
const LARGE = { width: 2400, height: 4000 };
/** Names of images, which are drawn and not written; those of the picker are made out of `image.name`. */
const drawn = ['template.image', 'template.hintImage', 'price.image', 'image.name'];
const rounds = Array.from({ length: repetitions(1, ROUNDS) }, (_, round) => round);
const visits = rounds.flatMap((round) => localesOrOnly('de').map((locale) => ({ round, locale })));

let server: OwnServer;
let browser: Browser;
beforeAll(async () => {
  server = await startOwnServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

test('there are 300 payloads, none of them twice', () => {
  expect(payloads).toHaveLength(300);
  expect(new Set(payloads).size).toBe(300);
});

/** Goes through all screens in this language; one that cannot be gone through is found too. */
async function visitAll(locale: Locale, seeded: SeededPayloads): Promise<Pick<Visit, 'found' | 'seen'>> {
  const inside = await openSignedIn(browser, locale, seeded.admin);
  const outside = await openInLanguage(browser, locale);
  const failed: string[] = [];
  const both = [
    { usage: inside, screens: privateScreens },
    { usage: outside, screens: publicScreens },
  ];
  const begun: Visit[] = [];
  for (const { usage, screens } of both) {
    const { page } = usage;
    await page.setViewportSize(LARGE);
    const watched = await watchPage(page);
    await page.goto('about:blank');
    const visit = beginVisit(usage, seeded, watched);
    begun.push(visit);
    for (const [path, look] of Object.entries(screens)) {
      await look(visit).catch((cause: unknown) => failed.push(`${locale} ${path}: ${String(cause)}`));
    }
    await visit.names();
    await page.context().close();
  }
  return {
    found: [...failed, ...begun.flatMap(({ found }) => found)],
    seen: new Set(begun.flatMap(({ seen }) => [...seen])),
  };
}

test.each(visits)(
  'whatever is stored, no screen takes it for more than text (round $round, $locale)',
  async ({ round, locale }) => {
    const seeded = await seedPayloads(round);
    const { found, seen } = await visitAll(locale, seeded);
    expect(found).toEqual([]);
    const fields = seeded.dealt.fields().filter((field) => !drawn.includes(field));
    expect([...seen]).toEqual(expect.arrayContaining(fields));
  },
  timeLimit(),
);
