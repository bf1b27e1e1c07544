import type { Browser, Locator } from 'playwright-core';
import { newPrice } from '@/features/sessionprices/priceForm';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { LARGEST_IMAGE_BYTES } from '@contract/lists';
import { sql } from '@test/fixtures/database';
import { noisyPixels } from '@test/fixtures/imageFiles';
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
  timeLimit(),
);

test('a photo that is too large is made smaller before it is uploaded, stands upright and says nothing of where it was taken', async () => {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const { page, t, complaints } = await openSignedIn(browser, 'en', admin);
  await page.goto('/private/sessionprices');
  await page.getByRole('button', { name: t('prizes.create') }).click();
  await page.getByRole('button', { name: t('images.choose'), exact: true }).click();
  const picker = page.getByRole('dialog', { name: t('images.title') });
  const name = unique('photo');
  // As a phone takes it: lying, with a note that it stands.
  const photo = await noisyPixels(2_600, 2_000)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(LARGEST_IMAGE_BYTES);
  const uploading = page.waitForRequest((request) => request.url().includes('/image/upload?'));
  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo });
  const sent = (await uploading).headers();
  await page.getByText(/ It was made smaller before\.$/).waitFor();
  expect(sent['content-type']).toBe('image/jpeg');
  expect(await sql('select width, height from images where public_id like $1', [`${name}%`])).toEqual([
    { width: 1_969, height: 2_560 },
  ]);
  await isDelivered(picker.getByRole('button', { name: new RegExp(`^${name}`) }).locator('img'));

  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no browser reads this') });
  await picker.getByRole('alert').getByText(t('images.problem.wrongType')).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** Waits until the browser has the pixels of this picture. */
async function isDelivered(picture: Locator): Promise<void> {
  await picture.waitFor();
  await picture.evaluate((element: HTMLImageElement) => element.decode());
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
