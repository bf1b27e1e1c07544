import type { Browser } from 'playwright-core';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { openBrowser } from './browser';
import { openScreen } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('text becomes no element of the page, and scripts come from the build alone', async () => {
  const fixtures = await makeFixtures();
  await fixtures.template();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { page, t, complaints } = await openSignedIn(browser, 'en', pro);
  await openScreen(page, t, t('planner.title'));
  await page.getByRole('button', { name: t('ui.calendar.pickDate') }).click();
  await page
    .getByRole('dialog', { name: t('ui.calendar.label') })
    .getByRole('gridcell')
    .first()
    .waitFor();
  expect(complaints).toEqual([]);

  const tried = await page.evaluate(() => {
    const container = document.createElement('div');
    container.innerHTML = '<img src=x onerror=alert(1)>';
    const script = document.createElement('script');
    let refusal = '';
    try {
      script.src = 'https://elsewhere.example/a.js';
    } catch (thrown) {
      refusal = thrown instanceof Error ? thrown.name : '';
    }
    return {
      elements: container.children.length,
      text: container.textContent,
      src: script.getAttribute('src'),
      refusal,
    };
  });
  expect(tried).toEqual({ elements: 0, text: '<img src=x onerror=alert(1)>', src: null, refusal: 'TypeError' });
});
