import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { AnyDecision } from '../../capsule/decision';
import { decisionOfEndpoint } from '../endpointDecisions';

/** Of a key of the cache, such as `members({"q":"Anna"})`: built anew from what is told of the argument; of an endpoint that there is not: none. */
export const ofCacheKey: AnyDecision = {
  by: (key: string, carryOut) => {
    const [, endpointName = '', text = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? [];
    const decision = decisionOfEndpoint(endpointName);
    if (decision === null) return undefined;
    const argument: unknown = text === 'undefined' ? undefined : JSON.parse(text);
    const queryArgs = carryOut(argument, decision.argument);
    // None of the endpoints has keys of its own kind, for which the last would be asked.
    return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: undefined as never });
  },
};

/** Of a record by keys of the cache; what is of no known endpoint is left out. */
export const byCacheKey = (of: AnyDecision): AnyDecision => ({
  by: (record: Readonly<Record<string, unknown>>, carryOut) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const told = carryOut(key, ofCacheKey);
        return typeof told === 'string' ? [[told, carryOut(value, of)]] : [];
      }),
    ),
});

/** Of a list of keys of the cache; those of no known endpoint are left out. */
export const ofCacheKeys: AnyDecision = {
  by: (keys: readonly string[], carryOut) =>
    keys.map((key) => carryOut(key, ofCacheKey)).filter((told) => told !== undefined),
};
