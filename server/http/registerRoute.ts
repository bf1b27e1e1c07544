import { Type } from '@sinclair/typebox';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { rights } from '../../contract/rights';
import { closed } from '../../contract/shapes';
import { problemsOf } from './describedProblems';
import { IdempotencyHeaders, idempotencyOf } from './idempotency';
import type { Route } from './route';

const nothing = Type.Object({}, closed);

/** Makes the route answer: what comes in and what goes out is checked against its schemas, unknown fields refused. */
export function registerRoute(app: FastifyInstance, route: Route): void {
  const { method, path, right, summary, params, query, body, bodyLimit, answer, status = 200 } = route;
  const isForAnyone = rights[right] === 'anyone';
  app.route({
    method,
    url: path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { right },
    schema: {
      summary,
      operationId: operationIdOf(method, path),
      tags: [tagOf(path)],
      security: isForAnyone ? [] : [{ bearer: [] }],
      params: params ?? nothing,
      querystring: query ?? nothing,
      ...(method === 'GET' || isForAnyone ? {} : { headers: IdempotencyHeaders }),
      ...(body === undefined ? {} : { body }),
      response: { [status]: answer, ...problemsOf(route) },
    },
    handler: handlerOf(route, status),
  });
}

function handlerOf(route: Route, status: number): RouteHandlerMethod {
  return async (request, reply) => {
    const answer = await route.handle(
      {
        caller: request.caller,
        params: request.params,
        query: request.query,
        body: request.body,
        idempotency: idempotencyOf(request),
        address: request.ip,
      } as Parameters<Route['handle']>[0],
      { totalCount: (count) => void reply.header('x-total-count', count) },
    );
    return reply.code(status).send(answer);
  };
}

function operationIdOf(method: string, path: string): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'api');
  return [method.toLowerCase(), ...words.map((word) => word.replace(':', 'by-').replaceAll('.', '-'))].join('-');
}

/** The part of the path that names the noun. */
function tagOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first !== 'api') return 'server';
  if (second === 'challenges') return third;
  return second.includes('.') ? 'server' : second;
}
