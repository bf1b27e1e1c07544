import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../contract/refusals';
import { isLiveStream } from './eventStream';
import type { Family } from './exposition';
import { counter, histogram } from './tallies';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Told from the start, so that the first one is seen as a rise. */
const watched: RefusalCode[] = ['overloaded', 'storage-full', 'too-many-requests', 'internal-error'];
/** All others are nobody's but a stranger's, and there are too many of them. */
const countedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts every request from now on. Call it before anything that may refuse one. Returns how the metrics are read. */
export function countRequests(app: FastifyInstance): () => Family[] {
  const requests = counter();
  const durations = histogram(SECONDS);
  const refusals = counter();
  for (const code of watched) refusals.add({ code }, 0);
  const open = { requests: 0, streams: 0 };
  const streams = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const begun = performance.now();
    open.requests += 1;
    // Unlike the hooks behind an answer, it also comes when the caller goes away before there is one.
    reply.raw.once('close', () => {
      const { headersSent, statusCode } = reply.raw;
      const isStream = streams.has(request);
      if (isStream) open.streams -= 1;
      else open.requests -= 1;
      const place = placeOf(request);
      const status = headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none';
      requests.add({ ...place, status });
      if (!isStream) durations.observe(place, (performance.now() - begun) / 1000);
      if (request.refusal !== null) refusals.add({ code: request.refusal });
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.closed || !isLiveStream(reply)) return;
    streams.add(request);
    open.requests -= 1;
    open.streams += 1;
  });

  return () => [
    {
      name: 'golfclub_http_requests_total',
      type: 'counter',
      help: 'Requests that are over, by route, method and class of status; none: the caller went before the answer',
      samples: requests.samples(),
    },
    {
      name: 'golfclub_http_request_duration_seconds',
      type: 'histogram',
      help: 'From the head of a request to the end of its answer, without live streams',
      samples: durations.samples(),
    },
    {
      name: 'golfclub_http_requests_in_flight',
      type: 'gauge',
      help: 'Requests that are being answered, this one included, without live streams',
      samples: [{ value: open.requests }],
    },
    { name: 'golfclub_live_streams', type: 'gauge', help: 'Open live streams', samples: [{ value: open.streams }] },
    {
      name: 'golfclub_refusals_total',
      type: 'counter',
      help: 'Refused requests by code; overloaded: database or live streams could take no more',
      samples: refusals.samples(),
    },
  ];
}

/** Never the path itself: there are as many paths as strangers care to ask for. */
function placeOf(request: FastifyRequest): { route: string; method: string } {
  const { method, is404, routeOptions } = request;
  return {
    route: is404 ? 'unknown' : (routeOptions.url ?? 'unknown'),
    method: countedMethods.includes(method) ? method : 'other',
  };
}
