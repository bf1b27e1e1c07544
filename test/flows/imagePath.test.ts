import type { Browser, Locator } from 'playwright-core';
import { newPrice } from '@/features/sessionprices/priceForm';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { pngFile } from '@test/fixtures/pngFile';
import { openComparedBrowser } from './browser';
import { openSignedIn } from './signedIn';
import { fieldCalled } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('en'))(
  'an admin uploads an image for a prize, picks it by keyboard, and sees it delivered (%s)',
  async (locale) => {
    const fixtures = await makeFixtures();
    const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const usage = await openSignedIn(browser, locale, admin);
    const { page, t, complaints } = usage;
    await page.goto('/private/sessionprices');
    await page.getByRole('button', { name: t('prizes.create') }).click();
    const choose = page.getByRole('button', { name: t('images.choose'), exact: true });
    await choose.click();

    const picker = page.getByRole('dialog', { name: t('images.title') });
    const name = unique('cup');
    await picker.locator('input[type=file]').setInputFiles({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: pngFile(640, 480, [180, 120, 30]),
    });
    const tile = picker.getByRole('button', { name: new RegExp(`^${name}`) });
    await tile.and(page.locator(':focus')).waitFor();
    expect(
      await picker
        .getByRole('list', { name: t('images.list') })
        .getByRole('button')
        .first()
        .innerText(),
    ).toMatch(name);
    await isDelivered(tile.locator('img'));
    const publicId = (await tile.innerText()).trim();
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });

    await isDelivered(page.getByRole('img', { name: publicId }));
    const chooseAnother = page.getByRole('button', { name: t('images.chooseAnother') });
    await chooseAnother.and(page.locator(':focus')).waitFor();
    const form = page.locator('form').filter({ has: chooseAnother });
    await fieldCalled(form, t('prizes.field.name')).fill(name);
    await form.getByRole('button', { name: t('prizes.save', { name: newPrice.name }) }).click();
    await page.getByText(t('prizes.saved', { name })).waitFor();
    await isDelivered(page.getByRole('img', { name: t('prizes.picture', { name }) }));
    expect(complaints).toEqual([]);

    await page.getByRole('button', { name: t('prizes.edit', { name }) }).click();
    await page.getByRole('button', { name: t('images.chooseAnother') }).click();
    await picker.getByRole('button', { name: t('images.delete', { name: publicId }) }).click();
    const question = page.getByRole('alertdialog', { name: t('ui.deletion') });
    await question.getByRole('button', { name: t('ui.confirm') }).click();
    const use = t('images.deletion.prices', { count: 1 });
    await question.getByText(t('images.deletion.inUse', { name: publicId, use })).waitFor();
    await page.context().close();
  },
  timeLimit(60_000),
);

/** Waits until the browser has the pixels of this picture. */
async function isDelivered(picture: Locator): Promise<void> {
  await picture.waitFor();
  await picture.evaluate((element: HTMLImageElement) => element.decode());
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
