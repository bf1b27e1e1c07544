import { useEffect } from 'react';

/**
 * Fetches code as soon as it is missing; each time that fails, `onFailed` is called. All but `isMissing` must stay the same.
 */
export function useFetching<Code>(
  isMissing: boolean,
  fetch: () => Promise<Code>,
  onFetched: (code: Code) => void,
  onFailed: () => void,
): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStillWanted = true;
    fetch().then(onFetched, () => {
      if (isStillWanted) onFailed();
    });
    return () => {
      isStillWanted = false;
    };
  }, [isMissing, fetch, onFetched, onFailed]);
}
