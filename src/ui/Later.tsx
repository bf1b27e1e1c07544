import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './whenIdle';

/** Draws what is no part of the first sight of a page behind it; until it is there, what stands in for it. */
export function Later({ standIn = null, children }: { standIn?: ReactNode; children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => whenIdle(() => setIsQuiet(true)), []);
  return isQuiet ? <Suspense fallback={standIn}>{children}</Suspense> : standIn;
}
