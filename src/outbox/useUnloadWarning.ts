import { useEffect } from 'react';

/** Has the browser ask before the page is closed while something is not sent. */
export function useUnloadWarning(isAnyUnsent: boolean): void {
  useEffect(() => {
    if (!isAnyUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAnyUnsent]);
}
