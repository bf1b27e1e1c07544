import type pg from 'pg';
import { injectFailures, type FailureReport } from './injectFailures';
import { openFailingApp, type FailingApp } from './failingApp';
import type { WritingCall } from './writingCalls';

/** What this program is asked over its channel; it answers each with `FailureReport`, and ends when the channel ends. */
export interface ServerRequest {
  route: string;
  call: WritingCall;
}

/** What it says in turn; first of all null, once it is ready. */
export type ServerMessage = FailureReport | null;

const post = (text: ServerMessage) => process.send?.(text);

async function serve(): Promise<void> {
  const configs = JSON.parse(process.env['TEST_DATABASES'] ?? '[]') as pg.ClientConfig[];
  const apps: FailingApp[] = [];
  for (const config of configs) apps.push(await openFailingApp(config, process.env['TEST_TOKEN_SECRET'] ?? ''));
  process.on('message', (request: unknown) => {
    const { route, call } = request as ServerRequest;
    void injectFailures(apps, route, call).then(post);
  });
  process.once('disconnect', () => void Promise.all(apps.map((app) => app.close())).then(() => process.exit()));
  post(null);
}

void serve();
