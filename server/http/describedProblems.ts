import type { FastifyInstance } from 'fastify';
import { Problem } from '../../contract/problem';
import { refusals, type RefusalCode } from '../../contract/refusals';
import { rights } from '../../contract/rights';
import type { Route } from './route';

const SHARED_PROBLEM = 'Problem';

/** Describes the form of a problem once, for all routes to refer to. Call it before any route is registered. */
export function shareProblem(app: FastifyInstance): void {
  app.addSchema({ $id: SHARED_PROBLEM, ...Problem });
}

/** Returns how the API description shows every refusal that this route can answer, by HTTP status. */
export function problemsOf(route: Route): Record<number, object> {
  const statuses = new Set(codesOf(route).map((code) => refusals[code]));
  return Object.fromEntries([...statuses].map((status) => [status, problemOf(status)]));
}

const always = [
  'bad-input',
  'url-too-long',
  'too-many-requests',
  'internal-error',
  'overloaded',
  'storage-full',
] as const satisfies RefusalCode[];

function codesOf({ right, method, params, refuses = [] }: Route): RefusalCode[] {
  const codes: RefusalCode[] = [...always, ...refuses];
  if (rights[right] !== 'anyone') codes.push('not-signed-in', 'not-permitted');
  if (params || method === 'PUT' || method === 'DELETE' || right === 'display.show') codes.push('not-found');
  if (method !== 'GET') codes.push('too-large', 'unsupported-media-type');
  if (method !== 'GET' && rights[right] !== 'anyone') codes.push('wrong-state', 'idempotency-key-reused');
  if (right === 'session.signUp' && method !== 'GET') codes.push('unknown-reference');
  if (right === 'metrics.read') codes.push('not-signed-in');
  if (right === 'session.signIn') codes.push('sign-in-failed', 'not-approved');
  return codes;
}

function problemOf(status: number): object {
  const codes = Object.entries(refusals).filter(([, ofCode]) => ofCode === status);
  return {
    description: codes.map(([code]) => code).join(', '),
    content: { 'application/problem+json': { schema: { $ref: `${SHARED_PROBLEM}#` } } },
  };
}
