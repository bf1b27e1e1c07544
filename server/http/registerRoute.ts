import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { rights } from '@contract/rights';
import { closed } from '@contract/shapes';
import { acceptedLocale, LanguageHeaders } from './acceptedLocale';
import { type BytesAnswer, describedBytes, sendBytes } from './bytes';
import { RequestedWithHeaders } from './changesByGet';
import { ConditionalHeaders, isConditional, leaveOutKnownBody, unchanged } from './conditionalReads';
import { problemsOf } from './describeApi';
import { sendEvents } from './eventStream';
import { addressGroup } from './limits';
import type { Idempotency, Route } from './route';

/** What strangers may send: more than a sign-up in which every text is as long as it may be, and escaped. */
const LARGEST_FOR_ANYONE_BYTES = 16_384;

const nothing = Type.Object({}, closed);
const LocalizedReadHeaders = Type.Composite([ConditionalHeaders, LanguageHeaders]);

/** Makes the route answer: what comes in and what goes out is checked against its schemas, unknown fields refused. */
export function registerRoute(app: FastifyInstance, route: Route): void {
  const {
    method,
    path,
    right,
    summary,
    params,
    query,
    body,
    bodyMedia,
    bodyLimit = rights[right] === 'anyone' ? LARGEST_FOR_ANYONE_BYTES : undefined,
    answerMedia,
    answer,
    counts,
    sortsByLanguage,
    changesByGet,
    answersHead = false,
    status = 200,
  } = route;
  const isForAnyone = rights[right] === 'anyone';
  const conditional = isConditional(route);
  app.route({
    method,
    url: path,
    exposeHeadRoute: answersHead,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      right,
      ...(bodyMedia ? { bodyMedia } : {}),
      ...(counts ? { counts } : {}),
      ...(changesByGet ? { changesByGet } : {}),
    },
    schema: {
      summary,
      operationId: operationIdOf(method, path),
      tags: [tagOf(path)],
      security: isForAnyone ? [] : [{ bearer: [] }],
      params: params ?? nothing,
      querystring: query ?? nothing,
      ...(method === 'GET' || isForAnyone ? {} : { headers: IdempotencyHeaders }),
      ...(conditional ? { headers: sortsByLanguage ? LocalizedReadHeaders : ConditionalHeaders } : {}),
      ...(changesByGet && isForAnyone ? { headers: RequestedWithHeaders } : {}),
      // A body of bytes fits no schema; `describeApi.ts` describes it.
      ...(body === undefined || bodyMedia ? {} : { body }),
      response: {
        [status]: answerMedia ? describedBytes(answerMedia) : answer,
        ...(conditional ? unchanged : {}),
        ...problemsOf(route),
      },
    },
    ...(conditional ? { onSend: leaveOutKnownBody } : {}),
    handler: handlerOf(route, status),
  });
}

function handlerOf(route: Route, status: number): RouteHandlerMethod {
  return async (request, reply) => {
    const totalCount = (count: number) => {
      if (!route.counts) throw new Error(`${route.path} does not say that it counts`);
      reply.header('x-total-count', count);
    };
    const answer = await route.handle(
      {
        caller: request.caller,
        params: request.params,
        query: request.query,
        body: request.body,
        accept: request.headers.accept ?? '',
        locale: acceptedLocale(request.headers['accept-language']),
        idempotency: idempotencyOf(request),
        authorization: request.headers.authorization ?? '',
        address: addressGroup(request.ip),
        cookie: request.headers.cookie ?? '',
        isSecure: request.protocol === 'https',
      } as Parameters<Route['handle']>[0],
      { totalCount, setCookie: (cookie) => void reply.header('set-cookie', cookie) },
    );
    if (route.sortsByLanguage) reply.header('vary', 'accept-language');
    if (answer instanceof Readable) return sendEvents(reply, answer);
    if (typeof answer === 'string' && route.answerMedia) return reply.type(route.answerMedia[0] ?? '').send(answer);
    // Only a route of bytes answers with them: `route.ts` checks its schema against its handler.
    if (route.answerMedia) return sendBytes(request, reply, answer as BytesAnswer);
    return reply.code(status).send(answer);
  };
}

function operationIdOf(method: string, path: string): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'api');
  return [method.toLowerCase(), ...words.map((word) => word.replace(':', 'by-').replaceAll('.', '-'))].join('-');
}

const operationalPaths = ['health', 'ready', 'metrics'];

/** The part of the path that names the noun. */
function tagOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first !== 'api') return operationalPaths.includes(first) ? 'server' : first;
  if (second === 'challenges') return third;
  return second.includes('.') ? 'server' : second;
}

/** The headers that a changing call takes; all others are let through unseen. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description: 'The same key gives the same answer for 7 days, however often the request is sent',
    }),
  ),
});

/** Returns the request's key with a fingerprint of method, path and body; null if it came without a key. */
export function idempotencyOf({ headers, method, url, bytes }: FastifyRequest): Idempotency | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const fingerprint = createHash('sha256').update(`${method} ${url}\n`).update(bytes).digest('hex');
  return { key, fingerprint };
}
