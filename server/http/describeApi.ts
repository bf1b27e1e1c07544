import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { appVersion } from '@contract/appVersion';
import { Problem } from '@contract/problem';
import { type RefusalCode, refusals } from '@contract/refusals';
import { rights } from '@contract/rights';
import { describedBytes } from './bytes';
import { route, type Route } from './route';

const Description = Type.Object({ openapi: Type.String() }, { additionalProperties: true });

/** The longest names of groups are wider than a phone. The bar at the top would open other descriptions than this one. */
const NARROW_CSS = `
.swagger-ui .opblock-tag { flex-wrap: wrap }
.swagger-ui .opblock-tag > * { min-width: 0; overflow-wrap: anywhere }
.swagger-ui .topbar { display: none }
`;

/** The library's page does not say that it fits a phone, which then shows it tiny. */
const VIEWPORT_SCRIPT = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

/** Collects the description of every route that is registered after it, and serves the page that shows it. */
export async function collectDescription(app: FastifyInstance): Promise<void> {
  shareProblem(app);
  await app.register(swagger, {
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => nameOf(schema) ?? `def-${index}` },
    transform: ({ schema, url, route: { config } }) => ({
      url,
      schema: {
        ...schema,
        ...(config?.bodyMedia ? { body: describedBytes(config.bodyMedia) } : {}),
        ...(config?.counts ? { response: withCount(schema.response) } : {}),
      },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Golf club administration',
        description: 'Trainings, balls, handicaps played and league tables of golf clubs.',
        // The commit as build metadata of a semantic version.
        version: `${appVersion.version}+${appVersion.commit}`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (page) => {
      page.config = { ...page.config, right: 'api.describe' };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: {
        title: 'Golf club administration',
        css: [{ filename: 'narrow.css', content: NARROW_CSS }],
        js: [{ filename: 'viewport.js', content: VIEWPORT_SCRIPT }],
      },
      staticCSP: {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'connect-src': "'self'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
      },
    });
  });
}

/** Returns the described answers with the header that the one of a part of a list has. */
function withCount(answers: unknown): object {
  const described = answers as Record<number, object>;
  const count = { type: 'integer', minimum: 0, description: 'How long the list is, of which this is a part' };
  return { ...described, 200: { ...described[200], headers: { 'X-Total-Count': count } } };
}

function nameOf({ $id }: { $id?: unknown }): string | undefined {
  return typeof $id === 'string' ? $id : undefined;
}

/** Returns the route that answers the collected description. */
export function descriptionRoute(describe: () => object): Route {
  return route({
    method: 'GET',
    path: '/api/openapi.json',
    right: 'api.describe',
    summary: 'This description',
    answer: Description,
    handle: () => Promise.resolve({ openapi: '3.1.0', ...describe() }),
  });
}

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
  if (rights[right] !== 'anyone') codes.push('not-signed-in', 'not-permitted', 'password-change-required');
  if (params || method === 'PUT' || method === 'DELETE' || right === 'display.show') codes.push('not-found');
  if (method !== 'GET') codes.push('too-large', 'unsupported-media-type');
  // What was made under the key before may be gone.
  if (method !== 'GET' && rights[right] !== 'anyone') codes.push('wrong-state', 'idempotency-key-reused', 'not-found');
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
