import { useEffect } from 'react';

/** Keeps the screen on as long as this is shown; where the device cannot or will not, it goes off as ever. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return undefined;
    let current: WakeLockSentinel | null = null;
    let isOver = false;
    // The lock is lost whenever the page is hidden.
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      const lock = await wakeLock.request('screen').catch(() => null);
      if (isOver) void lock?.release();
      else current = lock;
    };
    const onVisible = () => void requestLock();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void current?.release();
    };
  }, []);
}
