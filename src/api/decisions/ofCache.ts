import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnyDecision } from '../../capsule/decision';
import { ofCacheEntry } from './ofCacheEntry';
import { byCacheKey, ofCacheKey, ofCacheKeys } from './ofCacheKey';
import { ofExecution, ofTags, ofUpserted } from './ofExecution';
import { ofPatched, ofPatchesByKey } from './ofPatches';

/** Who looks at an answer, and how often they want it anew. */
const ofSubscribers: AnyDecision = 'keep';

/** Of a record by names that the app makes, such as numbers of calls: letters of them may spell somebody, and stay. */
const byOwnName = (of: AnyDecision): AnyDecision => ({
  by: (record: Readonly<Record<string, unknown>>, carryOut) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, carryOut(value, of)])),
});

/** What a capsule tells of the cache of the server's answers. */
export const ofCacheState: AnyDecision = {
  fields: {
    queries: byCacheKey(ofCacheEntry),
    mutations: byOwnName(ofCacheEntry),
    provided: { fields: { tags: byOwnName(byOwnName(ofCacheKeys)), keys: byCacheKey(ofTags) } },
    subscriptions: byCacheKey(ofSubscribers),
    config: {
      fields: {
        online: 'keep',
        focused: 'keep',
        refetchOnFocus: 'keep',
        refetchOnReconnect: 'keep',
        refetchOnMountOrArgChange: 'keep',
        keepUnusedDataFor: 'keep',
        reducerPath: 'keep',
        invalidationBehavior: 'keep',
        // The cache registers under a number made when the page is opened: on every other page that is a conflict.
        middlewareRegistered: { by: (isRegistered: unknown) => (isRegistered === false ? false : 'conflict') },
      },
    },
  },
};

const action = (payload: AnyDecision): AnyDecision => ({
  fields: { type: 'keep', payload, meta: { fields: { RTK_autoBatch: 'keep', requestId: 'keep', timestamp: 'keep' } } },
});

const ofActions: ReadonlyMap<string, AnyDecision> = new Map([
  ['queries/queryResultPatched', action(ofPatched)],
  ['queries/cacheEntriesUpserted', action({ each: ofUpserted })],
  ['queries/removeQueryResult', action({ fields: { queryCacheKey: ofCacheKey } })],
  ['mutations/removeMutationResult', action({ fields: { requestId: 'keep', fixedCacheKey: 'keep' } })],
  ['invalidation/updateProvidedBy', action({ each: { fields: { queryCacheKey: ofCacheKey, providedTags: ofTags } } })],
  ['internalSubscriptions/subscriptionsUpdated', action(ofPatchesByKey(ofSubscribers))],
  ['config/middlewareRegistered', action('drop')],
  // Texts are names of tags.
  ['invalidateTags', action({ each: 'keep' })],
  ['resetApiState', action('drop')],
]);

/** Returns what a capsule tells of an action of the cache; nothing of one that it is not known to make; null: it is of something else. */
export function ofCacheAction({ type, meta }: UnknownAction & { meta?: unknown }): AnyDecision | null {
  // Of the window: whether there is a network, whether somebody looks.
  if (type.startsWith('__rtkq/')) return action('drop');
  const [, own, status] = /^api\/(execute(?:Query|Mutation)\/(\w+)|.+)$/.exec(type) ?? [];
  if (own === undefined) return null;
  return status === undefined ? (ofActions.get(own) ?? 'drop') : ofExecution(status, meta);
}
