import { useSyncExternalStore } from 'react';
import { todayHere } from '@/i18n/dates';

const LOOK_EVERY_MS = 60_000;

/** Returns the calendar date it is now at the reader's place, also on a screen that stays open over midnight. */
export const useToday = (): string => useSyncExternalStore(onClock, todayHere);

/** A device that has slept looks at once. */
function onClock(look: () => void): () => void {
  const looks = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(looks);
    document.removeEventListener('visibilitychange', look);
  };
}
