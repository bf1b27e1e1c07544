import { matchPath } from 'react-router-dom';
import type { MaskAs } from '@/capsule/masking/makeMasking';
import { privatePath } from '@/routing/routes';
import { isUuid } from '@/ui/textShape';
import { featureRoutes } from '../featureRoutes';
import { publicPages } from '../publicPages';

interface Mask {
  as: MaskAs;
  walk: (value: unknown, field: string) => unknown;
}

const privatePatterns = featureRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(privatePath));
const publicPatterns = publicPages.map(({ path }) => path);

/** The parameters of all pages; the name of any other parameter may be anything. */
const parameters = new Set([
  ...['q', 'where', 'sort', 'page', 'size', 'club', 'member', 'import', 'player', 'template', 'category', 'filter'],
  ...['status', 'edit', 'kind', 'type', 'lang', 'show', 'state', 'view', 'record', 'year', 'month', 'from', 'to'],
]);

/** Returns the path of a page with people and free texts masked; of an unknown page, all but ids may name people. */
export function maskedPath(path: string, as: MaskAs): string {
  const matches = (pattern: string) => matchPath(pattern, path) !== null;
  const publicPattern = publicPatterns.find(matches);
  // Parameters of public pages are secrets, and not recorded in the first place.
  if (publicPattern !== undefined) return publicPattern.replace(/\/:.*$/, '');
  const names = privatePatterns.find(matches)?.split('/');
  const maskedSegment = (segment: string, position: number) => {
    const name = names?.[position]?.replace(/\?$/, '');
    if (segment === '' || isUuid(segment) || (name !== undefined && !name.startsWith(':'))) return segment;
    const rule = name === ':username' ? 'username' : names ? 'words' : 'text';
    return encodeURIComponent(as(decoded(segment), rule) as string);
  };
  return path.split('/').map(maskedSegment).join('/');
}

/** Returns a query, or what was searched for, masked. */
export function maskedSearch(search: string, { as, walk }: Mask): unknown {
  if (!search.startsWith('?')) return as(search, 'words');
  const masked = [...new URLSearchParams(search)].map(([name, value]) =>
    parameters.has(name) ? [name, maskedParameter(name, value, walk)] : [as(name, 'text'), as(value, 'words')],
  );
  return `?${new URLSearchParams(masked as [string, string][]).toString()}`;
}

/** Whoever types an address can put anything there, so only a date and what is harmless by itself stays. */
function maskedParameter(name: string, value: string, walk: Mask['walk']): unknown {
  if (name === 'q' || name === 'where' || name === 'from' || name === 'to' || name === 'month' || name === 'edit')
    return walk(value, name);
  return name === 'year' && /^\d{4}$/.test(value) ? value : walk(value, 'parameter');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
