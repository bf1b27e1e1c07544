import { Type } from '@sinclair/typebox';
import { Change, ChangeQuery } from '@contract/change';
import { MOST_CHANGES } from '@contract/lists';
import type { Read } from '@server/db/hosts/standbyReads';
import { route, type Route } from '@server/http/route';
import { changesOf } from './queries';

/** Returns how the record is read. */
export function changeRoutes(read: Read): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/changes',
      right: 'change.list',
      summary: `Who changed what and when, the latest first; without a page the first ${MOST_CHANGES}`,
      query: ChangeQuery,
      answer: Type.Array(Change),
      counts: true,
      handle: async ({ query }, reply) => {
        const { changes, total } = await read((db) => changesOf(db, query));
        reply.totalCount(total);
        return changes;
      },
    }),
  ];
}
