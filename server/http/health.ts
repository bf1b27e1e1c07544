import { Type } from '@sinclair/typebox';
import { appVersion } from '@contract/appVersion';
import { closed } from '@contract/shapes';
import { route, type Route } from './route';

const Health = Type.Object({ status: Type.Literal('up'), version: Type.String(), commit: Type.String() }, closed);
const Readiness = Type.Object({ status: Type.Literal('ready') }, closed);

/** Returns what tells an operator whether the process lives, and whether the database answers. */
export function healthRoutes(queryDatabase: () => Promise<unknown>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/health',
      answersHead: true,
      right: 'app.open',
      summary: 'Whether the process lives, and which version it is',
      answer: Health,
      handle: () => Promise.resolve({ status: 'up' as const, ...appVersion }),
    }),
    route({
      method: 'GET',
      path: '/ready',
      answersHead: true,
      right: 'app.open',
      summary: 'Whether the database answers; 503 if not',
      answer: Readiness,
      handle: async () => {
        await queryDatabase();
        return { status: 'ready' as const };
      },
    }),
  ];
}
