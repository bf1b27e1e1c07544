import type { Browser } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { cutTexts } from './cutTexts';
import { storeSession } from './signedIn';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('de'))(
  'in %s the recorder on a phone shows the whole name of the training, and the network takes no room from the balls',
  async (locale) => {
    const t = translatorFor(locale);
    const { fixtures, club, pro } = await proOfNewClub();
    const player = await fixtures.member({ club });
    const name = 'Wedges aus 30, 50 und 70 m';
    const template = await fixtures.template({ name: { en: name, de: name } });
    const training = await fixtures.training({
      club,
      template,
      status: 'STARTED',
      sessions: [{ players: [player], balls: [3], status: 'EDIT' }],
    });
    const phone = { width: 390, height: 844 };
    const { page } = await openPage(browser, phone, { serviceWorkers: 'block', hasTouch: true, isMobile: true });
    await storeSession(page, pro, locale);
    await page.goto(`/private/sessionwizard/${training.id}?status=STARTED&record=one`);
    const recorder = page.getByRole('dialog', { name: t('recording.title', { training: name }) });
    await recorder.getByText(t('outboxStatus.allSent'), { exact: true }).waitFor();
    const heightOfHeader = () => recorder.locator('header').evaluate((header) => header.clientHeight);
    const cut = async () => (await cutTexts(page)).filter((text) => /Wedges|Ball|ball/.test(text));
    const height = await heightOfHeader();
    expect(await cut()).toEqual([]);

    await page.context().setOffline(true);
    await recorder.getByRole('button', { name: /^(Holed|Eingelocht):/ }).click();
    await recorder.getByText(t('outboxStatus.short.balls', { count: 1 }), { exact: true }).waitFor();
    await recorder.getByText(t('outboxStatus.offline'), { exact: true }).waitFor();
    expect(await cut()).toEqual([]);
    expect(await heightOfHeader()).toBeLessThan(height + 16);
    await page.context().close();
  },
);
