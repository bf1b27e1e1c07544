import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { failureOf } from '../ui/failure';
import { selectIsReached } from './connection';

interface Retried {
  error?: unknown;
  refetch: () => unknown;
}

/** Has a query that could not reach the server asked again by itself as soon as the server can be reached. */
export function useRetryOnceReached({ error, refetch }: Retried): void {
  const isReached = useSelector(selectIsReached);
  useEffect(() => {
    const status = failureOf(error)?.status;
    const isCutOff = status === 'OFFLINE' || status === 'NOT_THE_SERVER';
    if (isReached && isCutOff) refetch();
    // Each new error counts: the server may have answered something else before the page has drawn it.
  }, [isReached, error, refetch]);
}
