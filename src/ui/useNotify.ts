import { createContext, use } from 'react';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** Shows a short message for some seconds. */
export type Notify = (text: string, severity?: Severity) => void;

/** Filled by `Notifications`. */
export const Notifying = createContext<Notify | null>(null);

/** Returns a function that shows a short message for some seconds. Throws outside of `Notifications`. */
export function useNotify(): Notify {
  const notify = use(Notifying);
  if (!notify) throw new Error('useNotify is for what stands within Notifications');
  return notify;
}
