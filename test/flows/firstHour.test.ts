import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { FirstSteps } from '@contract/firstSteps';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { startSmtpServer } from '@test/mail/smtpServer';
import { openBrowser, openPage } from './browser';
import { inputCalled, signInAs } from './signIn';
import { translatorFor } from './accessProblems';

const [own, theirs] = ['out of the deep rough', 'into the wind again'];

let browser: Browser;
let data: OwnDataDirectory;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  data = await makeDataDirectory();
});
afterEach(() => data.remove());

/** Where pictures of the screens are wanted, for looking at them. */
const pictures = process.env['PICTURES'];

test.each(localesOrOnly('en'))(
  'the admin of an empty production is led to the first training, and sends a link by mail (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const smtp = await startSmtpServer();
    const server = await data.start({
      ...{ ADMIN_EMAIL: 'boss@club.example', SMTP_URL: smtp.url, MAIL_FROM: 'office@club.example' },
      ...{ PUBLIC_URL: 'https://app.club.example', PRIVACY_URL: 'https://club.example/privacy' },
    });
    const password = async () => {
      for (;;) {
        const file = /The password for the first sign-in is in (\S+)\. /.exec(server.output())?.[1];
        if (file !== undefined) return (await readFile(file, 'utf8')).trim();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const { page, complaints } = await openPage(browser, undefined, { serviceWorkers: 'block', baseURL: server.url });
    const picture = async (name: string) => {
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${locale}.png` });
    };
    await page.goto('/public/signup');
    await page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
    await page.getByRole('link', { name: t('signUp.privacy') }).waitFor();
    await picture('signUp');
    expect(server.output()).toContain('Warning: without IMPRINT_URL');

    await page.goto('/public/login');
    await signInAs(page, t, { email: 'boss@club.example', password: await password() });
    const current = await password();
    await inputCalled(page, t('profile.password.first.current')).fill(current);
    await page.locator('input[name=newPassword]').fill(own);
    await page.locator('input[name=repeated]').fill(own);
    await page.getByRole('button', { name: t('profile.password.first.set') }).click();

    const steps = page.getByRole('region', { name: t('shell.firstSteps.title') });
    const step = (name: keyof FirstSteps) =>
      steps.getByRole('link', { name: new RegExp(`^${t(`shell.firstSteps.${name}`)}`) });
    await steps.waitFor();
    await picture('firstSteps');

    await step('club').click();
    await page.getByRole('button', { name: t('clubs.edit', { name: 'Golfclub' }) }).click();
    const fields = { name: 'Golfclub Bergblick', streetname: 'Am Fairway', postalcode: '82064', city: 'Straßlach' };
    for (const [field, value] of Object.entries(fields)) {
      await page.locator(`input[name=${field}]`).fill(value);
    }
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('clubs.save') })
      .click();
    await step('club').getByText(t('shell.firstSteps.done')).waitFor();

    await step('template').click();
    await page.getByRole('link', { name: t('shell.nextStep.categories') }).waitFor();
    await picture('emptyTemplates');
    await step('training').click();
    await page.getByRole('link', { name: t('shell.nextStep.templates') }).waitFor();

    // Somebody else signs up: the badge says so without reloading, and approving sends a mail.
    const [club] = (await (await fetch(`${server.url}/api/golfclub/signup`)).json()) as { id: string }[];
    const person = { name: 'Zoë', surname: 'Nguyễn', username: 'zoe', email: 'zoe@example.org' };
    const signUp = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, password: 'twelve larks at noon', golfclubId: club?.id }),
    });
    expect(signUp.status).toBe(202);
    const waiting = page.getByText(t('shell.menu.waiting', { count: 1 }));
    await waiting.waitFor({ state: 'attached' });
    await picture('badge');
    expect((await smtp.mailTo(person.email)).headers['subject']).toContain('Golfclub Bergblick');

    await step('people').click();
    await page.getByText(person.email).first().waitFor();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: t('users.checked.approve'), exact: true }).click();
    await waiting.waitFor({ state: 'detached' });

    const ofPerson = t('users.person', { name: person.name, surname: person.surname });
    await page.getByRole('button', { name: t('access.of', { person: ofPerson }) }).click();
    await page.getByRole('button', { name: t('access.mailing.send') }).waitFor();
    await picture('sendByMail');
    await page.getByRole('button', { name: t('access.mailing.send') }).click();
    await page.getByText(t('access.mailing.sentTo', { email: person.email })).waitFor();
    await picture('sentByMail');
    const { body } = smtp.received.at(-1) ?? { body: '' };
    const [, path = ''] = /https:\/\/app\.club\.example(\/public\/access\S+)/.exec(body) ?? [];
    const guest = await openPage(browser, undefined, { serviceWorkers: 'block', baseURL: server.url });
    await guest.page.goto(path.replace(/lang=\w+/, `lang=${locale}`));
    await inputCalled(guest.page, t('accessPage.password')).fill(theirs);
    await guest.page.getByRole('button', { name: t('accessPage.set') }).click();
    await guest.page.getByText(t('accessPage.done')).waitFor();
    await guest.page.context().close();

    await page.getByRole('button', { name: t('ui.close') }).click();
    await steps.getByRole('button', { name: t('shell.firstSteps.dismiss') }).click();
    await steps.waitFor({ state: 'detached' });
    const downloading = page.waitForEvent('download');
    await page.goto('/private/profile');
    await page.getByRole('button', { name: t('personalData.export') }).click();
    expect((await downloading).suggestedFilename()).toContain('admin');
    await picture('profile');
    expect(complaints).toEqual([]);
    await page.context().close();
    await server.stop();
    await smtp.stop();
  },
  timeLimit(),
);
