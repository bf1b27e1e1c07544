import { useEffect, useState } from 'react';

export interface WindowSize {
  width: number;
  height: number;
}

const now = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight });

/** Returns the size of the window in pixels, also after it has changed. */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(now);
  useEffect(() => {
    const look = () => setSize(now());
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return size;
}
