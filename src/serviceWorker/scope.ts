import type { PrecacheEntry } from 'workbox-precaching';

/** An event whose worker stays alive until the promise is settled. */
interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What a service worker finds around it, as far as this one uses it; the compiler knows only windows. */
export interface WorkerScope {
  /** Every file of the build; written in by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; matchAll(wanted: object): Promise<readonly object[]> };
  /** Not in every browser. */
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & MessageEvent<unknown>) => void): void;
}
