import { EventEmitter, once } from 'node:events';
import type pg from 'pg';
import { buildApp } from '@server/app';
import { listenTo } from '@server/db/announcements';
import { readFromPrimary } from '@server/db/hosts/standbyReads';
import { LIVE_CHANNELS } from '@server/modules/live/followers';
import type { ReceivedAnswer } from '@test/fuzz/send';
import { failingDatabase, type Failure, type RanStatement } from './failingDatabase';
import { recordedState, withoutNewValues } from './recordedState';
import type { WritingCall } from './writingCalls';

export interface Outcome {
  answer: ReceivedAnswer;
  /** How the rows differ from the state before the first call, without values that are drawn anew. */
  changed: string[];
  /** What listening servers were sent, in the same way. */
  announced: string[];
  /** Connections with an open transaction. */
  open: number;
  /** Connections that the server has not given back. */
  lent: number;
  ran: readonly RanStatement[];
}

export interface FailingApp {
  /** Sends the call while the statement at this place fails, and looks at what has come of it. */
  send(call: WritingCall, key: string, position?: number, failure?: Failure): Promise<Outcome>;
  /** Puts the state back to that before the first call. Throws when that does not succeed. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

const settings = {
  tokenSecretBefore: null,
  metricsToken: null,
  logLevel: 'silent',
  trustProxy: false,
  browser: {
    authentication: '',
    golfclub: '',
    challenges: '',
    base: '',
    images: '',
    contactEmail: '',
    stateExport: 'off' as const,
    reportUrl: '',
    // So that mails are queued; nothing sends them here.
    publicUrl: '',
    sendsMail: true,
    privacyUrl: '',
    imprintUrl: '',
  },
  webDir: '/nonexistent',
};

/** Triggers may change other rows while some are put back. */
const MOST_ROUNDS = 3;

/** Returns a whole server over a database whose statements fail as planned; one call at a time. */
export async function openFailingApp(config: pg.ClientConfig, tokenSecret: string): Promise<FailingApp> {
  const { db, pool, failAt, ran, close } = failingDatabase(config);
  const state = await recordedState(config);
  const shown = withoutNewValues(state.text);
  const announcements = listenTo(config, LIVE_CHANNELS, () => undefined);
  const heard = new EventEmitter();
  let announced: string[] = [];
  let markers = 0;
  let last: readonly string[] = [];
  const isListening = once(heard, 'listening');
  announcements.subscribe((one) => {
    if (one !== null) announced.push(one.payload);
    heard.emit(one === null ? 'listening' : one.payload);
  });
  const poolUse = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const reads = readFromPrimary(db);
  const app = await buildApp({
    db,
    reads,
    subscribe: announcements.subscribe,
    poolUse,
    settings: { ...settings, tokenSecret },
  });
  await isListening;

  /** Whatever was announced before the marker is heard before it. */
  async function observe() {
    const marker = JSON.stringify({ marker: (markers += 1) });
    const isHeard = once(heard, marker);
    const { changed, open } = await state.observe(marker);
    await isHeard;
    const payloads = announced.filter((payload) => payload !== marker);
    last = changed;
    return { changed: changed.map(shown).sort(), announced: payloads.map(shown).sort(), open };
  }

  return {
    async send({ method, path, headers: sent, body }, key, position, failure = 'is refused') {
      announced = [];
      failAt(position ?? null, failure);
      const { statusCode, headers, payload } = await app.inject({
        method,
        url: path,
        headers: { ...sent, 'idempotency-key': key },
        ...(body === undefined ? {} : { payload: body }),
      });
      const lent = pool.totalCount - pool.idleCount;
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const answer = {
        status: statusCode,
        headers: Object.fromEntries(texts) as Record<string, string>,
        text: payload,
      };
      return { answer, lent, ran: ran(), ...(await observe()) };
    },
    async restore() {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        await state.putBack(last);
        if ((await observe()).changed.length === 0) return;
      }
      throw new Error(`these rows could not be put back:\n${last.join('\n')}`);
    },
    async close() {
      await app.close();
      await announcements.close();
      await close();
      await state.close();
    },
  };
}
