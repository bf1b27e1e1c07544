import { measuredLists } from './growthLists';

/** What the API answers besides: one thing, a stream, or bytes. */
const noLists = [
  '/health',
  '/ready',
  '/api/openapi.json',
  '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}',
  '/api/golfclub/whoami',
  '/api/golfclub/{id}/approvalcode/{username}',
  '/api/challenges/trainingsessiontemplate/archive/{id}',
  '/image/upload/{transformation}/{publicId}',
  '/api/live/{golfclubId}',
  '/api/display/live',
];

interface Description {
  paths: Readonly<Record<string, { get?: object }>>;
}

/** Throws unless whatever can be read, as the API describes itself, is measured or known to be no list. */
export function requireEveryList({ paths }: Description): void {
  const readable = Object.keys(paths).filter((path) => paths[path]?.get !== undefined);
  const measured = measuredLists.map(({ address }) => describedAs(address, readable));
  const forgotten = readable.filter((path) => !measured.includes(path) && !noLists.includes(path));
  if (forgotten.length > 0) throw new Error(`a list is not measured, or is none: ${forgotten.join(', ')}`);
}

/** Returns the described path that answers this address: of several the one with the fewest parameters. */
function describedAs(address: string, paths: readonly string[]): string {
  const segments = (address.split('?')[0] ?? '').split('/');
  const parameters = (path: string) => path.split('{').length;
  const [path] = paths
    .filter((described) => {
      const parts = described.split('/');
      return (
        parts.length === segments.length && parts.every((part, at) => part.startsWith('{') || part === segments[at])
      );
    })
    .toSorted((a, b) => parameters(a) - parameters(b));
  if (path === undefined) throw new Error(`the API does not describe ${address}`);
  return path;
}
