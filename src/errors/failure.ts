import type { KnownProblem, NewerVersion, Problem } from '@contract/problem';

/**
 * How a call can fail. REFUSED carries the server's own reason; OFFLINE: nothing came back; NOT_THE_SERVER: something
 * else answered, such as the sign-in page of a hotel's network; MISSING_PARAMETER: the call was never sent;
 * NOT_SENT: nor was this one, because a saved state is open in the place of the server.
 */
export type Failure =
  | { status: number; data: Problem; retryAfterSeconds?: number }
  | { status: 'OFFLINE'; error: string }
  | { status: 'NOT_THE_SERVER'; error: string }
  | { status: 'MISSING_PARAMETER'; error: string }
  | { status: 'NOT_SENT'; error: string };

/** Returns the failure in what RTK Query gives as an error, or null if it is something else. */
export function failureOf(error: unknown): Failure | null {
  return typeof error === 'object' && error !== null && 'status' in error ? (error as Failure) : null;
}

/** Returns whether the call failed because the server could not be reached. */
export function isConnectionFailure(error: unknown): boolean {
  const status = failureOf(error)?.status;
  return status === 'OFFLINE' || status === 'NOT_THE_SERVER';
}

/** Returns whether the failure is temporary, so that the same call is retried. */
export function isTransient(failure: Failure): boolean {
  const { status } = failure;
  if (isConnectionFailure(failure)) return true;
  return typeof status === 'number' && (status === 401 || status === 408 || status === 429 || status >= 500);
}

/** Returns the server's refusal in what RTK Query gives as an error, or null if the server did not refuse. */
export function refusalOf(error: unknown): KnownProblem | null {
  const failure = failureOf(error);
  return failure && 'data' in failure ? (failure.data as KnownProblem) : null;
}

/** Returns the newer version of this entity that a `stale` refusal carries; null for any other error. */
export function newerVersionOf<Entity extends NewerVersion>(error: unknown, entity: Entity): Entity | null {
  const refusal = refusalOf(error);
  const current = refusal?.code === 'stale' ? refusal.current : null;
  return current && isVersionOf(entity, current) ? current : null;
}

const isVersionOf = <Entity extends NewerVersion>({ id }: Entity, other: NewerVersion): other is Entity =>
  other.id === id;
