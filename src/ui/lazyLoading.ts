import { lazy, type ComponentType } from 'react';
import { loadWorkTexts } from '@/i18n/startTexts';
import { pause } from './pause';

const RETRY_DELAY = 10_000;

interface Module<Props> {
  default: ComponentType<Props>;
}

type Load<Loaded> = () => Promise<Loaded>;

const loaded = new WeakMap<Load<unknown>, unknown>();
const lazyLoads = new Set<Load<unknown>>();

/** Resolves with the module, which `lazyPage` of the same function then renders at once. Rejects when it cannot be loaded. */
export async function preload<Loaded>(load: Load<Loaded>): Promise<Loaded> {
  const module = await load();
  loaded.set(load, module);
  return module;
}

/** Returns a component whose module is loaded when it is first rendered, unless it was preloaded. */
export function lazyPage<Props extends object>(load: Load<Module<Props>>) {
  return lazy(() => (loaded.has(load) ? resolved(loaded.get(load) as Module<Props>) : preload(load)));
}

/** Resolves synchronously so Suspense shows no fallback. */
function resolved<Loaded>(module: Loaded): Promise<Loaded> {
  return { then: (resolve: (module: Loaded) => void) => resolve(module) } as unknown as Promise<Loaded>;
}

/** Returns a component whose module is loaded when it is first rendered, and again until that succeeds. */
export function lazyComponent<Props extends object>(load: Load<Module<Props>>) {
  lazyLoads.add(load);
  return lazy(() => loadWithRetry(load));
}

/** Loads every lazy component declared so far. Failures are ignored: it is loaded again when it is rendered. */
export async function preloadComponents(): Promise<void> {
  await Promise.allSettled([...lazyLoads].map((load) => load()));
}

/**
 * Resolves with what `load` resolves with, retrying until it does: after so many milliseconds, or when the network comes back.
 */
export async function loadWithRetry<Loaded>(load: Load<Loaded>, delay = RETRY_DELAY): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await pause(delay);
    }
  }
}

/** Resolves with a page outside the shell once the texts that come with the shell are loaded too; retries as `loadWithRetry`. */
export function loadPageWithWorkTexts<Page>(load: Load<Page>): Promise<Page> {
  return loadWithRetry(async () => {
    const [page] = await Promise.all([load(), loadWorkTexts()]);
    return page;
  });
}
