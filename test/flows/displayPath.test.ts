import type { Browser } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear } from '@test/fixtures/serverYears';
import { problemsHere, translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const TV_SIZE = { width: 1920, height: 1080 };

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function clubWithPro() {
  const { club, pro, player } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const anna = await player({ name: 'Anna', surname: 'Berg' });
  await makeTrainingThisYear({ club, sessions: [{ players: [anna], balls: [3] }] });
  return { club, pro };
}

test.each(['en', 'de'] as const)(
  'a pro makes a link, a TV is opened by its code and by the address of the QR code, and both end with the link (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { club, pro } = await clubWithPro();
    const desk = await openPage(browser, { width: 1366, height: 768 });
    await storeSession(desk.page, pro, locale);
    await desk.page.goto('/private/display');
    await desk.page.getByRole('button', { name: t('display.make') }).click();
    await desk.page.getByLabel(t('display.name')).fill('Bar');
    await desk.page.keyboard.press('Enter');
    const dialog = desk.page.getByRole('dialog', { name: t('display.made.title', { name: 'Bar' }) });
    const shown = dialog.getByText(/^[2-9A-HJKMNP-Z]{6}$/);
    const code = await shown.innerText();
    const qrCode = dialog.getByRole('img', { name: t('display.code.qr') });
    // Code and QR code are in view together, without scrolling.
    for (const part of [shown, qrCode]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
    }
    expect(await problemsHere(desk.page)).toEqual([]);

    const tv = await openPage(browser, TV_SIZE);
    await tv.page.goto('/health');
    await tv.page.evaluate((chosen) => window.localStorage.setItem('locale', chosen), locale);
    await tv.page.goto('/tv');
    await tv.page.getByRole('heading', { level: 1, name: t('display.enter.title') }).waitFor();
    expect(await problemsHere(tv.page)).toEqual([]);
    // The field has the focus: the remote control types.
    await tv.page.keyboard.type('222222');
    await tv.page.keyboard.press('Enter');
    await tv.page.getByText(t('display.enter.wrong')).waitFor();
    expect(await problemsHere(tv.page)).toEqual([]);
    await tv.page.getByLabel(t('ui.shortCode.label')).fill(code.toLowerCase());
    await tv.page.keyboard.press('Enter');
    await tv.page.getByText(club.name, { exact: true }).waitFor();
    await tv.page.getByText('Anna B.').waitFor();
    await tv.page.reload();
    await tv.page.getByText('Anna B.').waitFor();

    const phone = await openPage(browser, { width: 390, height: 844 });
    await phone.page.goto(`/tv${locale === 'en' ? '' : `?lang=${locale}`}#${code}`);
    await phone.page.getByText(club.name, { exact: true }).waitFor();
    await phone.page.getByRole('heading', { level: 1, name: t('display.screen.title', { year: '' }).trim() }).waitFor();

    await dialog.getByRole('button', { name: t('ui.close') }).click();
    await desk.page.getByRole('button', { name: t('display.revoke', { name: 'Bar' }) }).click();
    await desk.page.getByRole('button', { name: t('ui.confirm') }).click();
    for (const { page } of [tv, phone]) await page.getByText(t('display.screen.revoked')).waitFor();
    await tv.page.goto(`/tv#${code}`);
    await tv.page.getByText(t('display.enter.wrong')).waitFor();
    expect(desk.complaints).toEqual([]);
    for (const { page } of [desk, tv, phone]) await page.context().close();
  },
  timeLimit(),
);
