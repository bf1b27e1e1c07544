import { matchPath } from 'react-router-dom';
import { featureRoutes } from '@/app/featureRoutes';
import type { AppState } from '@/app/makeStore';
import { publicPages } from '@/app/publicPages';
import { selectLocation } from '@/routing/locationSlice';

const patterns = [
  ...featureRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => `/private/${one}`)),
  ...publicPages.map(({ path }) => path),
];

/** Returns the path and query of the page that is open in a state; the start page if it is none of this app. */
export function addressOfState(state: AppState): string {
  const { path, search } = selectLocation(state);
  const isPage = patterns.some((pattern) => matchPath(pattern, path) !== null);
  return isPage && (search === '' || search.startsWith('?')) ? path + search : '/';
}
