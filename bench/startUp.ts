import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const PATIENCE_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 20;

export interface StartedApp {
  url: string;
  /** From the command to the first answered request. */
  seconds: number;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
