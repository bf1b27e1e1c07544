import { useEffect, useState } from 'react';

/** Long enough, in milliseconds, that a word being typed is not searched letter by letter. */
const PAUSE_MS = 250;

/** Returns the text as it was when it last stood still. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}
