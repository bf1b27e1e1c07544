import { useCallback, useState } from 'react';

const KEY = 'leftHanded';

/** Returns whether the entry lies at the left thumb, which this browser remembers, and how to change sides. */
export function useLeftHanded(): [isLeftHanded: boolean, changeSides: () => void] {
  const [isLeftHanded, setLeftHanded] = useState(() => window.localStorage.getItem(KEY) === 'true');
  const changeSides = useCallback(() => {
    window.localStorage.setItem(KEY, String(!isLeftHanded));
    setLeftHanded(!isLeftHanded);
  }, [isLeftHanded]);
  return [isLeftHanded, changeSides];
}
