import { matchPath } from 'react-router-dom';
import type { CarryOut, Decision, TextDecision } from '../../capsule/decision';
import { cards } from '../cards';
import type { placeSlice } from '../placeSlice';
import { publicPages } from '../publicPages';
import { ofParameter } from './queryDecision';

type Mask = (text: string, decision: TextDecision) => string;

const idFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const privatePatterns = cards.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => `/private/${one}`));
const publicPatterns = publicPages.map(({ path }) => path);

const masking =
  (carryOut: CarryOut): Mask =>
  (text, decision) =>
    carryOut(text, decision) as string;

/** Of a page with parameters the path says which are people; of one that is not known, all but ids may speak of them. */
function maskedPath(path: string, mask: Mask): string {
  const isOf = (pattern: string) => matchPath(pattern, path) !== null;
  const open = publicPatterns.find(isOf);
  // Parameters of public pages are secrets, and not recorded in the first place.
  if (open !== undefined) return open.replace(/\/:.*$/, '');
  const named = privatePatterns.find(isOf)?.split('/');
  const maskedSegment = (segment: string, position: number) => {
    const name = named?.[position]?.replace(/\?$/, '');
    if (segment === '' || idFormat.test(segment) || (name !== undefined && !name.startsWith(':'))) return segment;
    return encodeURIComponent(mask(decoded(segment), name === ':username' ? 'username' : named ? 'words' : 'text'));
  };
  return path.split('/').map(maskedSegment).join('/');
}

function maskedSearch(search: string, mask: Mask): string {
  if (search === '') return '';
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => {
    const decision = ofParameter(name, value);
    return decision === null ? [mask(name, 'text'), mask(value, 'words')] : [name, mask(value, decision)];
  });
  return `?${new URLSearchParams(parameters).toString()}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What a capsule tells of the page that is open. */
export const ofPlace: Decision<ReturnType<typeof placeSlice.getInitialState>> = {
  fields: {
    path: { by: (path, carryOut) => maskedPath(path, masking(carryOut)) },
    search: { by: (search, carryOut) => maskedSearch(search, masking(carryOut)) },
  },
};

/** What a capsule tells of a page in one text, path and query. */
export const ofRoute: Decision<string> = {
  by: (route, carryOut) => {
    const [path = '', ...search] = route.split('#', 1).join('').split('?');
    const mask = masking(carryOut);
    return maskedPath(path, mask) + maskedSearch(search.length > 0 ? `?${search.join('?')}` : '', mask);
  },
};
