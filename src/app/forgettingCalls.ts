import type { Middleware } from '@reduxjs/toolkit';
import { signedOut } from '../session/sessionSlice';

interface OfCall {
  meta?: { requestId?: string; requestStatus?: 'pending' | 'fulfilled' | 'rejected' };
}

/**
 * Returns what keeps from the state the answers of calls that were made before somebody signed out: whatever they say was
 * for that person. Whoever waits for such an answer gets it.
 */
export function forgettingCalls(): Middleware {
  const underWay = new Set<string>();
  const forgotten = new Set<string>();
  return () => (next) => (action) => {
    if (signedOut.match(action)) {
      for (const requestId of underWay) forgotten.add(requestId);
      underWay.clear();
    }
    const { requestId, requestStatus } = (action as OfCall).meta ?? {};
    if (requestId === undefined || requestStatus === undefined) return next(action);
    if (requestStatus === 'pending') underWay.add(requestId);
    else underWay.delete(requestId);
    return forgotten.delete(requestId) ? action : next(action);
  };
}
