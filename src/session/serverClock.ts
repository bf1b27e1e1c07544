import { safeLocalStorage } from '@/browserStorage/browserStorage';

const KEY = 'golf-club-server-clock';

/** Milliseconds. A smaller difference is that of a second's rounding and the way of an answer. */
const PRECISION = 30_000;

/** Milliseconds by which the server's clock is ahead of this device's; null until it is read from the storage. */
let offset: number | null = null;

/** Returns the milliseconds by which the server's clock was last seen ahead of this device's; negative if it was behind. */
export function serverOffset(): number {
  if (offset === null) {
    const stored = Number(safeLocalStorage.getItem(KEY));
    offset = Number.isFinite(stored) ? stored : 0;
  }
  return offset;
}

/** Returns the server's time in milliseconds since 1970. What the server dates is compared with this, not with `Date.now()`. */
export const serverNow = (): number => Date.now() + serverOffset();

/** Notes the time of an answer that has just arrived, from its header `Date`. */
export function noteServerTime(header: string | null): void {
  const seen = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(seen) || Math.abs(seen - serverOffset()) < PRECISION) return;
  offset = Math.abs(seen) < PRECISION ? 0 : seen;
  // For the next page, which needs it before any answer. A full storage only means that this one asks.
  safeLocalStorage.setItem(KEY, String(offset));
}
