import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './whenIdle';

/** Renders its children once the page is loaded and idle, and the fallback until then and while their code is loading. */
export function Deferred({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
