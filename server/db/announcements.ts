import pg from 'pg';
import { applicationName } from './database';
import { ANSWER_LIMIT_MS, hostsOf, primaryOf, takesChanges } from './hosts/hosts';

/** What the database announces, on one of its channels, once it is committed. */
export interface Announcement {
  channel: string;
  payload: string;
}

/** Hears of announcements; null: some may have been missed, because the connection was gone for a while. */
export type Listener = (heard: Announcement | null) => void;

export interface Announcements {
  /** Calls back with every announcement from now on; returns how to stop. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;

/**
 * Every server shares it as long as it listens, over a session of its own, so that it can be told from the connections that a
 * pool keeps of servers that have ended. Any number but the other locks', as long as every version uses the same.
 */
export const SERVING_LOCK = 2_108_311_203;

/** Where there is another host to go to, a silent one is given up sooner. */
const limits = {
  ofSeveralHosts: { lookEveryMs: 1_000, answerMs: ANSWER_LIMIT_MS },
  ofOneHost: { lookEveryMs: 10_000, answerMs: 5_000 },
};

/**
 * Returns what is announced on these channels by any server over this database, over one connection of its own. A
 * connection that dies, or on which nothing answers any more, is passed to `report` and made again until it is there; so is
 * one to a host that takes no changes any more, where the address names several.
 */
export function listenTo(
  config: string | pg.ClientConfig,
  channels: readonly string[],
  report: (error: Error) => void,
): Announcements {
  const listeners = new Set<Listener>();
  const announce = (heard: Announcement | null) => listeners.forEach((listener) => listener(heard));
  const hasSeveralHosts = typeof config === 'string' && hostsOf(config).length > 1;
  const { lookEveryMs, answerMs } = hasSeveralHosts ? limits.ofSeveralHosts : limits.ofOneHost;
  let client: pg.Client | null = null;
  let waiting: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reopen(wait: number, error: Error | null): void {
    if (isClosed) return;
    if (error) report(error);
    waiting = setTimeout(() => void open(Math.min(2 * wait, LONGEST_WAIT_MS)), wait);
    waiting.unref();
  }

  async function open(wait: number): Promise<void> {
    let opened: pg.Client;
    try {
      opened = new pg.Client({
        ...(typeof config === 'string' ? { connectionString: await primaryOf(config) } : config),
        connectionTimeoutMillis: answerMs,
        query_timeout: answerMs,
        application_name: applicationName,
        keepAlive: true,
      });
    } catch (error) {
      reopen(wait, asError(error));
      return;
    }
    if (isClosed) return;
    client = opened;
    let isGone = false;
    const again = (error: Error | null) => {
      if (isGone || isClosed) return;
      isGone = true;
      clearInterval(looks);
      void opened.end().catch(() => undefined);
      reopen(wait, error);
    };
    const look = async () => {
      const isPrimary = await takesChanges(opened).catch(asError);
      if (isPrimary instanceof Error) again(isPrimary);
      else if (!isPrimary && hasSeveralHosts) again(new Error('The host of the database takes no changes any more'));
    };
    opened.on('error', again);
    opened.on('end', () => again(null));
    opened.on('notification', ({ channel, payload = '' }) => announce({ channel, payload }));
    try {
      await opened.connect();
      await shareServingLock(opened);
      for (const channel of channels) await opened.query(`listen ${channel}`);
      wait = FIRST_WAIT_MS;
      looks = setInterval(() => void look(), lookEveryMs).unref();
      announce(null);
    } catch (error) {
      again(asError(error));
    }
  }

  void open(FIRST_WAIT_MS);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      clearInterval(looks);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Throws while a backup is being loaded, which waits for no server and lets none begin. */
async function shareServingLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ shared: boolean }>('select pg_try_advisory_lock_shared($1) as shared', [
    SERVING_LOCK,
  ]);
  if (!rows[0]?.shared) throw new Error('A backup is being restored into this database');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
