import { QueryStatus } from '@reduxjs/toolkit/query';
import { decisionOfEndpoint } from '../../../api/endpointDecisions';
import { pathTo } from '../../../capsule/differences';
import { faultAgainst } from '../../../capsule/faultAgainst';
import '../../capsule/everyEndpoint';

const statuses: readonly unknown[] = Object.values(QueryStatus);
const QUERIES = 'api.queries';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the place of the first part of a cache that is not as this app keeps it, or null. Of a cache only its queries are taken. */
export function faultInCache(cache: unknown): string | null {
  const queries = isObject(cache) ? cache['queries'] : null;
  if (!isObject(queries)) return QUERIES;
  for (const [key, entry] of Object.entries(queries)) {
    const fault = faultInEntry(key, entry, pathTo(QUERIES, key, false));
    if (fault !== null) return fault;
  }
  return null;
}

function faultInEntry(key: string, entry: unknown, place: string): string | null {
  if (!isObject(entry)) return place;
  const { status, endpointName, originalArgs, data, error } = entry;
  const decision = decisionOfEndpoint(endpointName);
  if (decision === null || !key.startsWith(`${String(endpointName)}(`)) return `${place}.endpointName`;
  if (!statuses.includes(status)) return `${place}.status`;
  if (error !== undefined && !isObject(error)) return `${place}.error`;
  for (const name of ['startedTimeStamp', 'fulfilledTimeStamp']) {
    if (entry[name] !== undefined && typeof entry[name] !== 'number') return `${place}.${name}`;
  }
  return (
    faultAgainst(originalArgs, decision.argument, `${place}.originalArgs`, false) ??
    faultAgainst(data, decision.answer, `${place}.data`, false)
  );
}
