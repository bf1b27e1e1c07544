import { matchPath } from 'react-router-dom';
import { cards } from '@/app/featureRoutes';
import type { AppState } from '@/app/makeStore';
import { publicPages } from '@/app/publicPages';
import { selectPlace } from '@/routing/locationSlice';

const patterns = [
  ...cards.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => `/private/${one}`)),
  ...publicPages.map(({ path }) => path),
];

/** Returns the path and query of the page that is open in a state; the start page if it is none of this app. */
export function addressOfState(state: AppState): string {
  const { path, search } = selectPlace(state);
  const isPage = patterns.some((pattern) => matchPath(pattern, path) !== null);
  return isPage && (search === '' || search.startsWith('?')) ? path + search : '/';
}
