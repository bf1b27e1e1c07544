import { useEffect, useState } from 'react';

/** Long enough that a word being typed is not searched letter by letter. */
const PAUSE_MS = 250;

/** Returns the text as it was when it last stood still. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
