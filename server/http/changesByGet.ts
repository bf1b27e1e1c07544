import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { REQUESTED_WITH } from '@contract/headers';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes something although it is a GET. */
    changesByGet?: true;
  }
}

/** The header without which a GET without a bearer token changes nothing. */
export const RequestedWithHeaders = Type.Object({
  'x-requested-with': Type.Optional(
    Type.String({
      description: `\`${REQUESTED_WITH}\`; without it or a bearer token, or from a navigation without a token, the web app is answered and nothing is changed`,
    }),
  ),
});

/**
 * Lets a GET change something only for a call with a bearer token or of the web app: all other requests, such as those of a
 * mail scanner, a prefetch or an image, are answered with the page. Call it behind `guardRoutes` and before any route is
 * registered.
 */
export function changeForCallsOnly(app: FastifyInstance, showPage: RouteHandlerMethod): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!request.routeOptions.config.changesByGet || isCall(request)) return undefined;
    return showPage.call(app, request, reply);
  });
}

/** A page of another origin cannot send either header: it would have to be allowed here first. */
function isCall({ headers }: FastifyRequest): boolean {
  if (/^Bearer /i.test(headers.authorization ?? '')) return true;
  const mode = headers['sec-fetch-mode'];
  const isFetched = mode === undefined || mode === 'cors' || mode === 'same-origin';
  return isFetched && headers['x-requested-with'] === REQUESTED_WITH;
}
