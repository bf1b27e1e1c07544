import type { SerializedError } from '@reduxjs/toolkit';
import type { AnyDecision, Decision } from '../../capsule/decision';
import { ofFailure } from './ofFailure';
import { perEndpoint } from './perEndpoint';

const ofThrown: Decision<SerializedError> = { fields: { name: 'text', message: 'text', stack: 'text', code: 'text' } };

/** Of why an endpoint failed: a call that did, or whatever was thrown. */
export const ofCacheError: AnyDecision = {
  by: (error: object, carryOut) => carryOut(error, 'status' in error ? ofFailure : ofThrown),
};

const ofEntryOf = perEndpoint(({ argument, answer }) => ({
  fields: {
    status: 'keep',
    endpointName: 'keep',
    requestId: 'keep',
    originalArgs: argument,
    startedTimeStamp: 'keep',
    fulfilledTimeStamp: 'keep',
    data: answer,
    error: ofCacheError,
  },
}));

/** Of one query or mutation as the cache holds it. */
export const ofCacheEntry: AnyDecision = {
  by: (entry: { endpointName?: unknown }, carryOut) => carryOut(entry, ofEntryOf(entry.endpointName)),
};
