import { useCallback, useState } from 'react';

const nothing: readonly string[] = [];

/** Returns the names of the drafts that leaving the page would lose, and what tells about each of them. */
export function useUnsaved(): [names: readonly string[], tell: (name: string, isUnsaved: boolean) => void] {
  const [names, setNames] = useState(nothing);
  const tell = useCallback((name: string, isUnsaved: boolean) => {
    setNames((held) => {
      if (held.includes(name) === isUnsaved) return held;
      return isUnsaved ? [...held, name] : held.filter((other) => other !== name);
    });
  }, []);
  return [names, tell];
}
