import { matchPath } from 'react-router-dom';
import { cards } from '../../cards';
import type { AppState } from '../../makeStore';
import { selectPlace } from '../../placeSlice';
import { publicPages } from '../../publicPages';

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
