import { useEffect, useState } from 'react';

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
