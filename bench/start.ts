import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from '@test/flows/browser';
import { freePort } from '@test/freePort';
import { printLimited } from './limited';

const MOST_SECONDS = 2;

const MOST_KILOBYTES = 250;

/** Measures the start and the first page, and prints both with their limits. */
export async function measureStart(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'golf-bench-'));
  try {
    // The first start installs, builds and fills the database; what counts is every one after it.
    await (await startApp(dataDir)).stop();
    const second = await startApp(dataDir);
    try {
      const bytes = await bytesOfLogin(second.url);
      printLimited([
        { what: 'second npm start to its first answer', value: second.seconds, limit: MOST_SECONDS, unit: 's' },
        { what: 'login page, first paint, compressed', value: bytes / 1000, limit: MOST_KILOBYTES, unit: 'kB' },
      ]);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const PATIENCE_MS = 10 * 60_000;

const LOOK_AGAIN_MS = 20;

export interface StartedApp {
  url: string;
  /** From the command to the first answered request. */
  seconds: number;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Runs what `npm start` runs, or `npm run serve` with its settings, on a free port, and waits until it answers a
 * request. Throws when it ends before that.
 */
export async function startApp(
  dataDir: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<StartedApp> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answered(url, child);
  const seconds = (performance.now() - begun) / 1000;
  return {
    url,
    seconds,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/public/login`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`${url} never answered`);
}

/** Returns the value below which this share of the values lies (0.5: the median), or null if there are none. */
export function quantile(values: readonly number[], share: number): number | null {
  const last = values.length - 1;
  return [...values].sort((a, b) => a - b)[Math.min(last, Math.floor(values.length * share))] ?? null;
}

/** Returns milliseconds as they are printed. */
export function shownMs(milliseconds: number | null, digits = 0): string {
  return milliseconds === null ? '–' : `${milliseconds.toFixed(digits)} ms`;
}

/** Returns how many bytes Chromium fetches, compressed and with headers, to show the login page for the first time. */
async function bytesOfLogin(url: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${url}/public/login`, { waitUntil: 'networkidle' });
    await page.locator('input[type=password]').waitFor();
    return bytes;
  } finally {
    await browser.close();
  }
}
