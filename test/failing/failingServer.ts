import type pg from 'pg';
import { disturb, type Disturbance } from './disturb';
import { openLane, type Lane } from './lane';
import type { WritingCall } from './writingCalls';

/** What this program is asked over its channel; it answers each with `Disturbance`, and ends when the channel ends. */
export interface ServerRequest {
  route: string;
  call: WritingCall;
}

/** What it says in turn; first of all null, once it is ready. */
export type ServerMessage = Disturbance | null;

const post = (text: ServerMessage) => process.send?.(text);

async function serve(): Promise<void> {
  const configs = JSON.parse(process.env['LANES'] ?? '[]') as pg.ClientConfig[];
  const lanes: Lane[] = [];
  for (const config of configs) lanes.push(await openLane(config, process.env['TEST_TOKEN_SECRET'] ?? ''));
  process.on('message', (request: unknown) => {
    const { route, call } = request as ServerRequest;
    void disturb(lanes, route, call).then(post);
  });
  process.once('disconnect', () => void Promise.all(lanes.map((lane) => lane.close())).then(() => process.exit()));
  post(null);
}

void serve();
