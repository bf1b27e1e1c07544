/** Every name that some screen reads in its address, and one that none does. */
const names = [
  ...['q', 'club', 'status', 'page', 'size', 'sort', 'filter', 'player', 'template', 'category', 'from', 'to', 'year'],
  ...['season', 'view', 'month', 'day', 'member', 'show', 'state', 'type', 'lang', 'record', 'toString'],
] as const;

/** Returns the address of a screen, its parameters, its query and its fragment being payloads. */
export function addressWithPayloads(path: string, payload: () => string): string {
  const filled = path.replaceAll(/:\w+\??/g, () => encodeURIComponent(payload()));
  const query = names.map((name) => `${name}=${encodeURIComponent(payload())}`);
  return `${filled}?${query.join('&')}#${encodeURIComponent(payload())}`;
}
