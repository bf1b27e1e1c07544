import pg from 'pg';
import { applicationName } from './database';

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
const LONGEST_WAIT_MS = 5_000;

/**
 * Returns what is announced on these channels by any server over this database, over one connection of its own. A
 * connection that dies is told to `report` and made again until it is there.
 */
export function listenTo(
  config: string | pg.ClientConfig,
  channels: readonly string[],
  report: (error: Error) => void,
): Announcements {
  const hearers = new Set<Hearer>();
  const tell = (heard: Announcement | null) => hearers.forEach((hearer) => hearer(heard));
  let client: pg.Client | null = null;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(wait: number): Promise<void> {
    const opened = new pg.Client({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      application_name: applicationName,
      keepAlive: true,
    });
    client = opened;
    let isGone = false;
    const again = (error: Error | null) => {
      if (isGone || isClosed) return;
      isGone = true;
      if (error) report(error);
      void opened.end().catch(() => undefined);
      waiting = setTimeout(() => void open(Math.min(2 * wait, LONGEST_WAIT_MS)), wait);
      waiting.unref();
    };
    opened.on('error', again);
    opened.on('end', () => again(null));
    opened.on('notification', ({ channel, payload = '' }) => tell({ channel, payload }));
    try {
      await opened.connect();
      for (const channel of channels) await opened.query(`listen ${channel}`);
      wait = FIRST_WAIT_MS;
      tell(null);
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
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
      await client?.end().catch(() => undefined);
    },
  };
}
