import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { fromSetup } from '@test/fixtures/environment';
import { programFile } from '@test/serverProcess';
import type { FailureReport } from './injectFailures';
import type { ServerRequest } from './failingServer';

export interface FailingServer {
  injectFailures(request: ServerRequest): Promise<FailureReport>;
  stop(): Promise<void>;
}

/** Starts, outside of jest's sandbox, servers over these databases that all have the same state. */
export async function startFailingServer(configs: readonly pg.ClientConfig[]): Promise<FailingServer> {
  const child = fork(programFile('failingServer'), {
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, TEST_DATABASES: JSON.stringify(configs), TEST_TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET') },
    // Bodies of bytes stay bytes.
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`the failing server ended with ${String(code)}`);
  });
  // It is an error for whoever waits at that moment only.
  ended.catch(() => undefined);
  const nextMessage = () => Promise.race([once(child, 'message').then(([message]: unknown[]) => message), ended]);
  await nextMessage();
  return {
    async injectFailures(request) {
      const answered = nextMessage();
      child.send(request);
      return (await answered) as FailureReport;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
