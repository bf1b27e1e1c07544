import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bytesOfLogin } from './firstPaint';
import { printLimited } from './limited';
import { startApp } from './startUp';

const MOST_SECONDS = 10;
const MOST_KILOBYTES = 250;

/** Measures the start and the first page, and prints both with their limits. */
export async function measureStart(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'golf-bench-'));
  try {
    // The first start installs, builds and fills the database; what counts is every one after it.
    await (await startApp(dataDir)).stop();
    const second = await startApp(dataDir);
    const bytes = await bytesOfLogin(second.url).finally(() => second.stop());
    printLimited([
      { what: 'second npm start to its first answer', value: second.seconds, limit: MOST_SECONDS, unit: 's' },
      { what: 'login page, first paint, compressed', value: bytes / 1000, limit: MOST_KILOBYTES, unit: 'kB' },
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
