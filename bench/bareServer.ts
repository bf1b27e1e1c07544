import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import type { Statement } from './reader';

/** What the bare server is sent: how to connect, and what to ask the database for at `/0`, `/1` … */
export interface BareReads {
  connection: pg.ClientConfig;
  reads: Statement[][];
}

/** Runs a bare server in a process of its own. Returns its address and what stops it. */
export async function startBareServer(reads: BareReads): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(path.join(__dirname, 'bareReads.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    // Parameters may be bytes.
    serialization: 'advanced',
  });
  const [url] = await new Promise<unknown[]>((resolve, reject) => {
    child.once('message', (message) => resolve([message]));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${String(code)}`)));
    child.send(reads);
  });
  return {
    url: String(url),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
