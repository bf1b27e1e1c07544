import type { Browser } from 'playwright-core';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { openBrowser, openPage } from './browser';
import { cutTexts } from './cutTexts';
import { storeSession } from './signedIn';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['en', 'REGULAR'],
  ['de', 'REGULAR'],
  ['en', 'TRACKMAN'],
  ['de', 'TRACKMAN'],
] as const)(
  'in %s on a phone in landscape every button of a %s result is in sight without scrolling',
  async (locale, type) => {
    const { fixtures, club, pro } = await proOfNewClub();
    const player = await fixtures.member({ club, name: 'Maximiliane', surname: 'Schönfelder-Winterscheidt' });
    const template = await fixtures.template({ type });
    const sessions = [{ players: [player], balls: [3], status: 'EDIT' as const }];
    const training = await fixtures.training({ club, template, status: 'STARTED', sessions });
    const phone = { width: 844, height: 390 };
    const { page } = await openPage(browser, phone, { serviceWorkers: 'block', hasTouch: true, isMobile: true });
    await storeSession(page, pro, locale);
    await page.goto(`/private/sessionwizard/${training.id}?status=STARTED&record=one`);
    const recorder = page.getByRole('dialog', { name: /./ });
    const results = type === 'REGULAR' ? /^(Holed|Within|Missed|Off|Eingelocht|Innerhalb|Verfehlt|Vom)/ : /^[0-9]$/;
    const buttons = recorder.getByRole('button', { name: results });
    await buttons.first().waitFor();
    expect(await buttons.count()).toBe(type === 'REGULAR' ? 4 : 10);
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { top, bottom, right, width, height } = button.getBoundingClientRect();
        return { top, bottom, right, width, height };
      }),
    );
    for (const box of boxes) {
      expect(box.top).toBeGreaterThan(0);
      expect(box.bottom).toBeLessThanOrEqual(phone.height);
      expect(box.right).toBeLessThanOrEqual(phone.width);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    // What a finger meets there is the button itself.
    for (const button of await buttons.all()) await button.click({ trial: true });
    // The strip of balls scrolls, so that a number may be hidden there.
    const names = (await buttons.allInnerTexts()).filter((text) => !/^\d$/.test(text));
    const cut = (await cutTexts(page)).filter((text) => !/^\d+$/.test(text));
    expect(cut.filter((text) => names.some((name) => name.includes(text)))).toEqual([]);
    await page.context().close();
  },
);
