import { matchPath, type Location } from 'react-router-dom';
import { pageRecorder, type Recorder } from '@/capsule/recorder';
import { pageOpened, selectLocation } from '@/routing/locationSlice';
import type { AppStore } from './makeStore';
import { publicPages } from './publicPages';
import type { makeRouter } from './router';

/** Tells the store and the recorder which page is open, now and whenever it changes; returns how to stop. */
export function recordLocations(
  store: AppStore,
  router: ReturnType<typeof makeRouter>,
  recorder: Recorder = pageRecorder,
): () => void {
  const report = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
    const page = { path: withoutSecret(pathname), search };
    const known = selectLocation(store.getState());
    if (known.path === page.path && known.search === page.search) return;
    store.dispatch(pageOpened(page));
    recorder.pageOpened(page.path + page.search);
  };
  report(router.state.location);
  return router.subscribe(({ location }) => report(location));
}

/** Returns the path of a page; parameters of public pages, such as the code of an approval link, stay out of it. */
function withoutSecret(path: string): string {
  const route = publicPages.find((one) => matchPath(one.path, path) !== null);
  return route ? route.path.replace(/\/:.*$/, '') : path;
}
