import { useEffect, useState } from 'react';

/** Fetches code as soon as it is missing; each time that fails, `onFailed` is called. All but `isMissing` must stay the same. */
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

/** Long enough, in milliseconds, that a word being typed is not searched letter by letter. */
const PAUSE_MS = 250;

/** Returns the text once it has not changed for a while. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return debounced;
}
