import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RefusalCode } from '@contract/refusals';
import { isLiveStream } from './eventStream';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Told from the start, so that the first one is seen as a rise. */
const watched: RefusalCode[] = ['overloaded', 'storage-full', 'too-many-requests', 'internal-error', 'sign-in-failed'];
/** All others are nobody's but a stranger's, and there are too many of them. */
const countedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts every request from now on. Call it before anything that may refuse one. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const { requests, durations, inFlight, openStreams, refusals } = requestMetrics(registry);
  const streams = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const begun = performance.now();
    inFlight.inc();
    // Unlike the hooks behind an answer, it also comes when the caller goes away before there is one.
    reply.raw.once('close', () => {
      const { headersSent, statusCode } = reply.raw;
      const isStream = streams.has(request);
      (isStream ? openStreams : inFlight).dec();
      const labels = labelsOf(request);
      requests.inc({ ...labels, status: headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none' });
      if (!isStream) durations.observe(labels, (performance.now() - begun) / 1000);
      if (request.refusal !== null) refusals.inc({ code: request.refusal });
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.closed || !isLiveStream(reply)) return;
    streams.add(request);
    inFlight.dec();
    openStreams.inc();
  });
}

function requestMetrics(registry: Registry) {
  const registers = [registry];
  const refusals = new Counter({
    name: 'golfclub_refusals_total',
    help: 'Refused requests by code; overloaded: database or live streams could take no more',
    labelNames: ['code'],
    registers,
  });
  for (const code of watched) refusals.inc({ code }, 0);
  return {
    refusals,
    requests: new Counter({
      name: 'golfclub_http_requests_total',
      help: 'Requests that are over, by route, method and class of status; none: the caller went before the answer',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'golfclub_http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, without live streams',
      labelNames: ['route', 'method'],
      buckets: SECONDS,
      registers,
    }),
    inFlight: new Gauge({
      name: 'golfclub_http_requests_in_flight',
      help: 'Requests that are being answered, this one included, without live streams',
      registers,
    }),
    openStreams: new Gauge({ name: 'golfclub_live_streams', help: 'Open live streams', registers }),
  };
}

/** Never the path itself: there are as many paths as strangers care to ask for. */
function labelsOf(request: FastifyRequest): { route: string; method: string } {
  const { method, is404, routeOptions } = request;
  return {
    route: is404 ? 'unknown' : (routeOptions.url ?? 'unknown'),
    method: countedMethods.includes(method) ? method : 'other',
  };
}
