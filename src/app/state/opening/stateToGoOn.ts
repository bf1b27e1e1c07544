import { QueryStatus } from '@reduxjs/toolkit/query';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import { withFilters } from '../../capsule/viewing/withFilters';
import type { AppState } from '../../makeStore';
import { emptyState } from './checkState';

type Entries = AppState['api']['queries'];

/**
 * Returns a checked state as a store can go on with it: slices that it lacks are empty, and of the cache only answers and
 * failures are left. Nobody waits any more for what was under way, nor listens to what was subscribed.
 */
export function stateToGoOn(state: CapsuleState): AppState {
  const empty = emptyState();
  const known = 'filters' in state ? state : withFilters(state);
  const whole = { ...empty, ...(known as Partial<AppState>) };
  return { ...whole, api: { ...empty.api, queries: endedOf(whole.api.queries) } };
}

function endedOf(queries: Entries): Entries {
  const ended: Entries = {};
  for (const [key, entry] of Object.entries(queries)) {
    if (!entry) continue;
    if (entry.data !== undefined && entry.status === QueryStatus.pending) {
      const { error: _error, ...rest } = entry;
      ended[key] = {
        ...rest,
        status: QueryStatus.fulfilled,
        fulfilledTimeStamp: entry.fulfilledTimeStamp ?? 0,
      } as Entries[string];
    } else if (entry.status === QueryStatus.fulfilled || entry.status === QueryStatus.rejected) {
      ended[key] = entry;
    }
  }
  return ended;
}
