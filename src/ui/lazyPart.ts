import type { ComponentType } from 'react';
import { lazyCode } from './lazyCode';
import { untilLoaded } from './untilLoaded';

const known = new Set<() => Promise<unknown>>();

/** Returns a part of a page whose code is fetched when it is first drawn, however often that has to be tried. */
export function lazyPart<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  known.add(fetch);
  return lazyCode(() => untilLoaded(fetch));
}

/** Fetches the parts of all code that is loaded so far; what cannot be fetched now is tried again when it is drawn. */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled([...known].map((fetch) => fetch()));
}
