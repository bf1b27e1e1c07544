import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Download } from 'playwright-core';
import sharp from 'sharp';
import type { Capsule } from '@/capsule/capsuleFile';
import { DEMO_PASSWORD } from '@server/demo/accounts';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { ownDataDirectory } from './browserProxy';
import { signInAs } from './signIn';
import { until } from './until';

const t = translatorFor('en');
/** What the receiving server was sent, and how it answers. */
const receiver = { forms: [] as FormData[], status: 201 };
const server = createServer((request, response) => {
  // The form of an issue tracker, which is opened and not posted to.
  if (request.method === 'GET') {
    response.end('New issue');
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    void new Response(Buffer.concat(chunks), { headers }).formData().then((form) => {
      receiver.forms.push(form);
      response.writeHead(receiver.status, { 'access-control-allow-origin': '*' }).end();
    });
  });
});
let browser: Browser;
let directory: Awaited<ReturnType<typeof ownDataDirectory>>;
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  directory = await ownDataDirectory();
  await directory.startDemo({ REPORT_URL: `${origin}/reports` });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await directory.remove();
  server.closeAllConnections();
  server.close();
});

/** Opens the members as the admin, and over them the dialog with a note that names one of them. */
async function openDialog(tracker?: string) {
  Object.assign(receiver, { forms: [], status: 201 });
  const { page, complaints } = await openPage(browser, { width: 1000, height: 700 });
  if (tracker) {
    // As a server with that setting writes it into the page.
    await page.route('**/private/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(`${origin}/reports`, tracker) });
    });
  }
  await page.goto('/public/login');
  await signInAs(page, t, { email: 'admin@demo.golf', password: DEMO_PASSWORD });
  await page.goto('/private/users?q=admin@demo.golf');
  await page.getByText('admin@demo.golf').first().waitFor();
  await page.keyboard.press('Control+Shift+X');
  const dialog = page.getByRole('dialog', { name: t('capsule.title') });
  const note = dialog.getByRole('textbox', { name: t('capsule.note.label') });
  await note.fill('admin@demo.golf is missing');
  const send = dialog.getByRole('button', { name: t('capsule.report.send'), exact: true });
  return { page, complaints, dialog, note, send, host: new URL(origin).host };
}

const nameless = async (file: FormDataEntryValue | null): Promise<string> => {
  const text = await (file as File).text();
  for (const known of ['admin@demo.golf', 'Krüger', 'eyJ', DEMO_PASSWORD]) expect(text).not.toContain(known);
  return text;
};

test('one press sends the note, version, request ids, the capsule and a picture of its last step, all masked', async () => {
  const { page, complaints, dialog, send, host } = await openDialog();
  await send.click();
  await dialog.getByText(t('capsule.report.sent', { host })).waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true);
  const [form] = receiver.forms;
  if (!form) throw new Error('nothing was sent');
  const capsule = JSON.parse(await nameless(form.get('capsule'))) as Capsule;
  expect(form.get('note')).toMatch(/^\S+@masked\.invalid is missing$/);
  expect(form.get('title')).toBe(form.get('note'));
  expect(capsule).toMatchObject({ note: form.get('note'), viewport: { width: 1000, height: 700 } });
  expect(form.get('version')).toBe(capsule.app.version);
  expect(form.get('commit')).toBe(capsule.app.commit);
  expect(form.get('route')).toMatch(/^\/private\/users\?q=\S+masked\.invalid$/);
  expect(form.getAll('requestId')).toEqual(capsule.calls.flatMap(({ requestId }) => requestId ?? []).reverse());
  expect(form.getAll('requestId')).not.toEqual([]);

  const picture = sharp(await (form.get('picture') as File).arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1000, height: 700 });
  // More than a background: there are letters and lines on it.
  expect((await picture.stats()).entropy).toBeGreaterThan(0.5);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** Lets pictures fail, as in browsers that draw no page onto a canvas. */
const drawNothing = () => {
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
};

test('a report without a picture says so', async () => {
  const { page, dialog, send, host } = await openDialog();
  // It is drawn in a frame that is opened for it.
  await page.addInitScript(drawNothing);
  await send.click();
  const sent = `${t('capsule.report.sent', { host })} ${t('capsule.report.noPicture')}`;
  await dialog.getByText(sent).waitFor();
  expect(receiver.forms[0]?.get('capsule')).not.toBeNull();
  expect(receiver.forms[0]?.get('picture')).toBeNull();
  await page.context().close();
});

test('where it cannot be sent, why is said and nothing typed is lost', async () => {
  const { page, dialog, note, send, host } = await openDialog();
  for (const [status, failure] of [
    [500, 'refused'],
    [413, 'tooLarge'],
  ] as const) {
    receiver.status = status;
    await send.click();
    await dialog.getByText(t(`capsule.report.failed.${failure}`, { host })).waitFor();
  }
  await page.context().setOffline(true);
  await send.click();
  await dialog.getByText(t('capsule.report.failed.offline')).waitFor();
  expect(await note.inputValue()).toBe('admin@demo.golf is missing');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('capsule.save'), exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^golf-club-capsule-/);

  await page.context().setOffline(false);
  receiver.status = 201;
  await send.click();
  await dialog.getByText(t('capsule.report.sent', { host })).waitFor();
  expect(receiver.forms).toHaveLength(3);
  await page.context().close();
});

test('an issue tracker opens with title and body, and capsule and picture are saved to attach', async () => {
  const { page, dialog, send } = await openDialog(`${origin}/new?title={title}&body={body}`);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const tab = page.context().waitForEvent('page');
  await send.click();
  const { searchParams } = new URL((await tab).url());
  expect(searchParams.get('title')).toMatch(/^\S+@masked\.invalid is missing$/);
  expect(searchParams.get('body')).toMatch(
    /^\S+@masked\.invalid is missing\nVersion .*, commit .*\nPage: .*\nRequest ids:\n[\da-f-]{36}/,
  );
  await dialog.getByText(/golf-club-capsule-.*\.json and the picture/).waitFor();
  // A download is reported after the page has said it.
  await until(() => Promise.resolve(downloads.length), 2);
  const names = downloads.map((download) => download.suggestedFilename());
  expect(names).toEqual([expect.stringMatching(/\.json$/), expect.stringMatching(/\.png$/)]);
  const [capsule] = downloads;
  const text = await readFile((await capsule?.path()) ?? '', 'utf8');
  expect(text).not.toContain('admin@demo.golf');
  await page.context().close();
});
