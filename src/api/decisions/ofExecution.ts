import type { AnyDecision } from '../../capsule/decision';
import type { EndpointDecision } from '../endpointDecisions';
import { ofCacheError } from './ofCacheEntry';
import { ofCacheKey } from './ofCacheKey';
import { perEndpoint } from './perEndpoint';

interface OfEndpoint {
  endpointName?: unknown;
}

const ofCallOf = perEndpoint(({ argument }) => ({
  fields: {
    type: 'keep',
    endpointName: 'keep',
    originalArgs: argument,
    queryCacheKey: ofCacheKey,
    subscribe: 'keep',
    subscriptionOptions: 'keep',
    forceRefetch: 'keep',
    track: 'keep',
    fixedCacheKey: 'keep',
  },
}));

/** Of what says which call of an endpoint is meant. */
const ofCall: AnyDecision = {
  by: (call: OfEndpoint, carryOut) => carryOut(call, ofCallOf(call.endpointName)),
};

/** Tags are of a fixed list; their ids are those of trainings. */
export const ofTags: AnyDecision = { each: { fields: { type: 'keep', id: 'keep' } } };

const ofUpsertedOf = perEndpoint(({ answer }) => ({
  fields: { queryDescription: ofCall, value: answer, providedTags: ofTags },
}));

/** Of an answer that was put into the cache without a call. */
export const ofUpserted: AnyDecision = {
  by: (entry: { queryDescription: OfEndpoint }, carryOut) =>
    carryOut(entry, ofUpsertedOf(entry.queryDescription.endpointName)),
};

/** Numbers and flags, but for the call itself. */
const ofMeta: AnyDecision = {
  fields: {
    arg: ofCall,
    requestId: 'keep',
    requestStatus: 'keep',
    seq: 'keep',
    startedTimeStamp: 'keep',
    fulfilledTimeStamp: 'keep',
    baseQueryMeta: { fields: { totalCount: 'keep' } },
    aborted: 'keep',
    condition: 'keep',
    rejectedWithValue: 'keep',
    RTK_autoBatch: 'keep',
  },
};

const execution = (ofPayload: (of: EndpointDecision) => AnyDecision) =>
  perEndpoint((of) => ({ fields: { type: 'keep', payload: ofPayload(of), error: ofCacheError, meta: ofMeta } }));

const executions = new Map([
  ['pending', execution(() => 'drop')],
  ['fulfilled', execution(({ answer }) => answer)],
  ['rejected', execution(() => ofCacheError)],
]);

/** Returns what is told of an action by which a call of an endpoint begins or ends in this way. */
export function ofExecution(status: string, meta: unknown): AnyDecision {
  const { endpointName } = (meta as { arg?: OfEndpoint } | undefined)?.arg ?? {};
  return executions.get(status)?.(endpointName) ?? 'drop';
}
