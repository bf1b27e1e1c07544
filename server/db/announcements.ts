import pg from 'pg';
import { applicationName } from './database';
import { ANSWER_LIMIT_MS, hostsOf, primaryOf, takesChanges } from './hosts';

/** What the database announces, on one of its channels, once it is committed. */
export interface Announcement {
  channel: string;
  payload: string;
}

/** Hears of announcements; null: some may have been missed, because the connection was gone for a while. */
export type Hearer = (heard: Announcement | null) => void;

export interface Announcements {
  /** Calls back with every announcement from now on; returns how to stop. */
  hear(hearer: Hearer): () => void;
  close(): Promise<void>;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Returns what is announced on these channels by any server over this database, over one connection of its own. A
 * connection that dies is passed to `report` and made again until it is there; so is one to a host that takes no changes any
 * more, where the address names several.
 */
export function listenTo(
  config: string | pg.ClientConfig,
  channels: readonly string[],
  report: (error: Error) => void,
): Announcements {
  const hearers = new Set<Hearer>();
  const announce = (heard: Announcement | null) => hearers.forEach((hearer) => hearer(heard));
  const hasSeveralHosts = typeof config === 'string' && hostsOf(config).length > 1;
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
        ...(hasSeveralHosts ? { connectionTimeoutMillis: ANSWER_LIMIT_MS, query_timeout: ANSWER_LIMIT_MS } : {}),
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
      if (isPrimary !== true) again(isPrimary || new Error('The host of the database takes no changes any more'));
    };
    opened.on('error', again);
    opened.on('end', () => again(null));
    opened.on('notification', ({ channel, payload = '' }) => announce({ channel, payload }));
    try {
      await opened.connect();
      for (const channel of channels) await opened.query(`listen ${channel}`);
      wait = FIRST_WAIT_MS;
      if (hasSeveralHosts) looks = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      announce(null);
    } catch (error) {
      again(asError(error));
    }
  }

  void open(FIRST_WAIT_MS);
  return {
    hear(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      clearInterval(looks);
      await client?.end().catch(() => undefined);
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
