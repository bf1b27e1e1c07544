import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Registry } from 'prom-client';
import { Refusal } from '@contract/problem';
import type { LogDestination } from './logDestination';
import { watchProcess } from './processMetrics';
import { countRequests } from './requestMetrics';
import { route, type Route } from './route';

/** The connections to the database: how many there are, how many of them do nothing, and who waits for one. */
export interface PoolUse {
  total: number;
  idle: number;
  waiting: number;
}

interface Measured {
  poolUse: () => PoolUse;
  /** How many reads that a standby may answer were answered by whom. */
  reads: () => { standby: number; primary: number };
  log: Pick<LogDestination, 'dropped'>;
  /** The folder of the embedded database; null: there is none. */
  embeddedDataDir: string | null;
  figures: Readonly<Record<'waitingMails' | 'failedMails' | 'backupAge', () => Promise<number>>>;
}

/** Measures from now on, until the server stops. Call it before any other hook. Returns the metrics. */
export function measureServer(
  app: FastifyInstance,
  { poolUse, reads, log, embeddedDataDir, figures }: Measured,
): Registry {
  const registry = new Registry();
  countRequests(app, registry);
  measurePool(registry, poolUse);
  gauge(registry, 'golfclub_mails_waiting', 'Mails that wait to be sent, or to be sent again', figures.waitingMails);
  gauge(registry, 'golfclub_mails_failed', 'Mails given up in the last 7 days', figures.failedMails);
  gauge(registry, 'golfclub_backup_age_seconds', 'Time since the last backup; +Inf: there was none', figures.backupAge);
  if (embeddedDataDir !== null) {
    gauge(registry, 'golfclub_disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
      const { bavail, bsize } = await statfs(embeddedDataDir);
      return bavail * bsize;
    });
  }
  new Counter({
    name: 'golfclub_log_lines_dropped_total',
    help: 'Lines of the log that could not be written: the disk was full, or nobody read them',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(log.dropped());
    },
  });
  new Counter({
    name: 'golfclub_standby_reads_total',
    help: 'Reads that a standby may answer, by who answered them',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(reads())) this.inc({ by }, count);
    },
  });
  const stopWatching = watchProcess(registry);
  app.addHook('onClose', async () => stopWatching());
  return registry;
}

/** Milliseconds. A database that is away must not delay the other metrics. */
const MAX_READING = 2000;

/** Adds a gauge that is read for each answer. It is absent as long as reading fails. */
function gauge(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      let clock: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        clock = setTimeout(reject, MAX_READING);
      });
      try {
        this.set(await Promise.race([read(), late]));
      } catch {
        this.remove();
      } finally {
        clearTimeout(clock);
      }
    },
  });
}

/** Returns the route that answers the metrics to whoever knows the token, and to nobody else. */
export function metricsRoute(token: string, registry: Registry): Route {
  const expected = digest(`Bearer ${token}`);
  return route({
    method: 'GET',
    path: '/metrics',
    right: 'metrics.read',
    summary: 'How the server is doing, for Prometheus; needs the METRICS_TOKEN as a bearer token',
    answerMedia: [Registry.PROMETHEUS_CONTENT_TYPE],
    answer: Type.String(),
    handle: async ({ authorization }) => {
      if (!timingSafeEqual(digest(authorization), expected)) {
        throw new Refusal('not-signed-in', 'Send the METRICS_TOKEN of this server as a bearer token.');
      }
      return registry.metrics();
    },
  });
}

function measurePool(registry: Registry, poolUse: () => PoolUse): void {
  new Gauge({
    name: 'golfclub_database_connections',
    help: 'Connections of the pool by what they do; their sum is how many there are',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = poolUse();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'golfclub_database_waiting',
    help: 'Requests that wait for a connection',
    registers: [registry],
    collect() {
      this.set(poolUse().waiting);
    },
  });
}

/** Digests are of one length, so that comparing them takes the same time whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
