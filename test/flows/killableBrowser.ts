import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { launching } from './browser';

/** Makes a browser's profile of its own, over which a browser can be started, killed and started again. */
export async function ownProfile() {
  const directory = await mkdtemp(path.join(tmpdir(), 'golf-browser-'));
  return {
    /** Starts a browser over what the one before left on the disk. */
    async start(options: BrowserContextOptions): Promise<{ page: Page; kill: () => Promise<void> }> {
      const context = await chromium.launchPersistentContext(directory, { ...launching(), ...options });
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(30_000);
      const ended = new Promise<void>((resolve) => context.once('close', () => resolve()));
      return {
        page,
        /** Ends the process in the middle of whatever it does: it can neither ask nor save anything. */
        async kill() {
          process.kill(await processOf(directory), 'SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Chromium locks its profile by a link that names the machine and the process. */
async function processOf(directory: string): Promise<number> {
  const lock = await readlink(path.join(directory, 'SingletonLock'));
  return Number(lock.slice(lock.lastIndexOf('-') + 1));
}
