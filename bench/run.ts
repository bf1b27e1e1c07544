import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bytesOfLogin } from './firstPaint';
import { startApp } from './startUp';
import { measureUsers } from './users';

const MOST_SECONDS = 10;
const MOST_KILOBYTES = 250;

interface Measured {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

/**
 * Measures the start and the first page, prints both with their limits, and fails when one is over; then measures the
 * users screen, which has none.
 */
async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'golf-bench-'));
  try {
    // The first start installs, builds and fills the database; what counts is every one after it.
    await (await startApp(dataDir)).stop();
    const second = await startApp(dataDir);
    const bytes = await bytesOfLogin(second.url).finally(() => second.stop());
    const measured: Measured[] = [
      { what: 'second npm start to its first answer', value: second.seconds, limit: MOST_SECONDS, unit: 's' },
      { what: 'login page, first paint, compressed', value: bytes / 1000, limit: MOST_KILOBYTES, unit: 'kB' },
    ];
    console.log(`${'measured'.padEnd(40)}${'value'.padStart(12)}${'limit'.padStart(12)}`);
    for (const one of measured) console.log(line(one));
    if (measured.some(({ value, limit }) => value > limit)) process.exitCode = 1;
    await measureUsers();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function line({ what, value, limit, unit }: Measured): string {
  const shown = `${value.toFixed(1)} ${unit}`;
  return `${what.padEnd(40)}${shown.padStart(12)}${`${limit} ${unit}`.padStart(12)}${value > limit ? '  over' : '  ok'}`;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
