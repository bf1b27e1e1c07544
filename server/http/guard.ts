import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, requireApproved } from '@contract/problem';
import { may, mayBeforeOwnPassword, rights, type Right } from '@contract/rights';
import type { Caller } from '@server/caller';
import type { AccessTokens, Holder } from './accessTokens';

declare module 'fastify' {
  interface FastifyContextConfig {
    right?: Right;
    /** The media types of a body of bytes. */
    bodyMedia?: readonly string[];
    /** Whether X-Total-Count says how long the list is of which the answer is a part. */
    counts?: true;
  }
  interface FastifyRequest {
    /** Set once the guard has let someone in; null where the right is for anyone. */
    caller: Caller | null;
  }
}

/** Returns the caller as the database knows them now; null when the sign-in has ended. */
export type FindCaller = (holder: Holder) => Promise<Caller | null>;

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Lets nobody through to a route whose right they do not have. Refuses more than one `Authorization` header with
 * `malformed-request`, everybody else with `not-signed-in`, `not-approved`, `password-change-required` and
 * `not-permitted`, in this order, before anyone looks at the input.
 */
export function guardRoutes(app: FastifyInstance, tokens: AccessTokens, findCaller: FindCaller): void {
  app.decorateRequest('caller', null);
  const authorize = async (request: FastifyRequest) => {
    refuseRepeatedAuthorization(request);
    const { right } = request.routeOptions.config;
    if (right === undefined) throw new Error(`The route ${request.routeOptions.url ?? ''} has no right`);
    if (rights[right] === 'anyone') return;
    const caller = await callerOf(request, tokens, findCaller);
    requireApproved(caller.roles);
    if (caller.mustChangePassword && !mayBeforeOwnPassword(right)) {
      throw new Refusal('password-change-required', 'Set a password of your own first: PUT /api/auth/password.');
    }
    if (!may(caller.roles, right)) throw new Refusal('not-permitted', 'Your roles do not permit this.');
    request.caller = caller;
  };
  // Before the body is received: it is taken only from those who may send it.
  app.addHook('preParsing', authorize);
}

/** Node keeps the first of them only, and a proxy in front may have looked at another. */
function refuseRepeatedAuthorization({ raw }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization');
  if (names.length > 1) throw new Refusal('malformed-request', 'Send one Authorization header, not several.');
}

async function callerOf(request: FastifyRequest, tokens: AccessTokens, findCaller: FindCaller): Promise<Caller> {
  const [, token] = bearer.exec(request.headers.authorization ?? '') ?? [];
  const holder = token === undefined ? null : await tokens.read(token);
  const caller = holder === null ? null : await findCaller(holder);
  // One answer for missing, forged and ended tokens: which of them it is helps only whoever is trying.
  if (caller === null) throw new Refusal('not-signed-in', 'Sign in and send the access token as a bearer token.');
  return caller;
}
