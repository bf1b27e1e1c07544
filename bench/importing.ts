import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { SignedIn } from '@contract/session';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import { pick } from '@test/flows/writeTemplate';
import { type Device, signInDevice } from './device';
import { printLimited } from './limited';
import { serveSeeded } from './seededApp';
import { quantile } from './start';

const ROWS = 20_000;
const SIZE = { clubs: 1, members: 1_000 };
/** Somebody else asks for something so often. */
const PACE_MS = 20;
const LONGEST_FRAME_MS = 200;
const LONGEST_ANSWER_MS = 200;
const HOSTILE_BYTES = 8_388_608;
const t = translatorFor('en');

/**
 * Measures the import of 20,000 members: how long a frame of the browser takes at most, and how long others wait for the
 * server while rows are checked and written, and while somebody sends it eight megabytes that nobody can mean.
 */
export async function measureImport(): Promise<void> {
  const app = await serveSeeded(SIZE);
  const browser = await openBrowser();
  const other = await signInDevice(app.url, app.admin);
  const folder = await mkdtemp(path.join(tmpdir(), 'golf-import-'));
  try {
    const [club] = await other.call<{ id: string; name: string }[]>('GET', '/api/golfclub?members=none');
    const page = await (
      await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await page.goto('/public/login');
    await signInAs(page, t, app.admin);
    await page.goto('/private/users');
    await page.getByRole('button', { name: t('importing.title') }).click();
    await pick(page.getByRole('dialog'), t('importing.club'), club?.name ?? '');
    const frames = await watchFrames(page);
    // From the disk, as a person's: a file given by its content would be unpacked in the page, in one long frame.
    const file = path.join(folder, 'members.csv');
    await writeFile(file, membersFile());
    const checking = await meanwhile(other, async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(t('importing.ready', { count: ROWS })).waitFor({ timeout: 300_000 });
    });
    const writing = await meanwhile(other, async () => {
      await page.getByRole('button', { name: t('importing.confirm', { count: ROWS }) }).click();
      const done = { create: ROWS, update: 0, unchanged: 0 };
      await page.getByText(t('importing.done', done)).waitFor({ timeout: 300_000 });
    });
    const longestFrame = await frames();
    const hostile = await meanwhile(other, () => sendHostile(app.url, app.admin, club?.id ?? ''));
    console.log('');
    const answers = (what: string, { times, seconds }: Meanwhile) => [
      {
        what: `${what}, others wait, p99`,
        value: quantile(times, 0.99) ?? 0,
        limit: LONGEST_ANSWER_MS,
        unit: 'ms',
        remark: `${times.length} answers in ${seconds.toFixed(1)} s, the slowest after ${Math.max(...times).toFixed(0)} ms`,
      },
    ];
    printLimited([
      { what: `import of ${ROWS} rows, longest frame`, value: longestFrame, limit: LONGEST_FRAME_MS, unit: 'ms' },
      ...answers('checking them', checking),
      ...answers('writing them', writing),
      ...answers('8 MB that nobody can mean', hostile),
    ]);
  } finally {
    other.close();
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function membersFile(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = `${(index % 28) + 1}.${(index % 12) + 1}.${1940 + (index % 60)}`;
    return `Jörg${index};Müller-Lüdenscheidt;joerg.${index}@import.example;${day};${index % 54},${index % 10};+49 8178 ${index}`;
  });
  return Buffer.from(`Vorname;Nachname;E-Mail;Geburtsdatum;Handicap;Telefon\r\n${rows.join('\r\n')}`);
}

/** Returns what stops watching and answers the longest time between two frames, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle(() => {
    const state = { longest: 0, last: performance.now(), isOver: false };
    void (async () => {
      while (!state.isOver) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        state.longest = Math.max(state.longest, now - state.last);
        state.last = now;
      }
    })();
    return state;
  });
  return () =>
    watching.evaluate((state) => {
      state.isOver = true;
      return state.longest;
    });
}

interface Meanwhile {
  /** Milliseconds of each answer. */
  times: number[];
  seconds: number;
}

/** Returns how long somebody else waited for answers while this was done. */
async function meanwhile(other: Device, work: () => Promise<unknown>): Promise<Meanwhile> {
  const times: number[] = [];
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) {
      const begun = performance.now();
      await other.call('GET', '/api/golfclub/whoami');
      times.push(performance.now() - begun);
      await pause(PACE_MS);
    }
  })();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  state.isOver = true;
  await asking;
  return { times, seconds };
}

/** Sends bodies of eight megabytes, and the largest that is read, full of small values. */
async function sendHostile(url: string, { email, password }: { email: string; password: string }, club: string) {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ usernameOrEmail: email, password }),
  });
  const { accessToken } = (await signedIn.json()) as SignedIn;
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const address = `${url}/api/golfclub/${club}/members/import`;
  const filled = (item: string, bytes: number) =>
    `{"write":false,"rows":[${Array.from({ length: Math.floor(bytes / (item.length + 1)) - 10 }, () => item).join()}]}`;
  for (let round = 0; round < 10; round += 1) {
    for (const bytes of [HOSTILE_BYTES, 1_000_000]) {
      for (const item of ['{}', '[[]]', `"${'x'.repeat(9_000)}"`]) {
        // Refused before all of it is sent.
        await fetch(address, { method: 'POST', headers, body: filled(item, bytes) }).catch(() => undefined);
      }
    }
  }
}
