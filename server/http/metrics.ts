import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../contract/refusals';
import { EXPOSITION, exposition, type Family } from './exposition';
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

/** Measures from now on, until the server stops. Call it before any other hook. Returns how all of it is read. */
export function measureServer(
  app: FastifyInstance,
  poolUse: () => PoolUse,
  log: Pick<LogDestination, 'dropped'>,
): () => string {
  const requests = countRequests(app);
  const watched = watchProcess();
  app.addHook('onClose', async () => watched.stop());
  return () =>
    exposition([...requests(), ...poolFamilies(poolUse()), droppedLines(log.dropped()), ...watched.families()]);
}

/** Returns the route that answers the metrics to whoever knows the token, and to nobody else. */
export function metricsRoute(token: string, read: () => string): Route {
  const expected = digest(`Bearer ${token}`);
  return route({
    method: 'GET',
    path: '/metrics',
    right: 'metrics.read',
    summary: 'How the server is doing, for Prometheus; needs the METRICS_TOKEN as a bearer token',
    answerMedia: [EXPOSITION],
    answer: Type.String(),
    handle: async ({ authorization }) => {
      if (!timingSafeEqual(digest(authorization), expected)) {
        throw new Refusal('not-signed-in', 'Send the METRICS_TOKEN of this server as a bearer token.');
      }
      return read();
    },
  });
}

function poolFamilies({ total, idle, waiting }: PoolUse): Family[] {
  return [
    {
      name: 'golfclub_database_connections',
      type: 'gauge',
      help: 'Connections of the pool by what they do; their sum is how many there are',
      samples: [
        { labels: { state: 'busy' }, value: total - idle },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    {
      name: 'golfclub_database_waiting',
      type: 'gauge',
      help: 'Requests that wait for a connection',
      samples: [{ value: waiting }],
    },
  ];
}

function droppedLines(value: number): Family {
  return {
    name: 'golfclub_log_lines_dropped_total',
    type: 'counter',
    help: 'Lines of the log that could not be written: the disk was full, or nobody read them',
    samples: [{ value }],
  };
}

/** Digests are of one length, so that comparing them takes the same time whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
