import type { BrowserSettings } from '../../contract/browserSettings';

/** Which service answers, by how the path begins (specification §7); anything else is the base service's. */
const services = [
  ['/api/auth', 'authentication'],
  ['/api/golfclub', 'golfclub'],
  ['/api/challenges', 'challenges'],
  ['/api/leaguetable', 'challenges'],
  ['/image', 'images'],
  ['/api/trainingsessionhandicapdifferencetopointsmapping', 'challenges'],
] as const satisfies readonly (readonly [string, keyof BrowserSettings])[];

/** Returns the path with the base address of the service that answers it. */
export function addressOf(path: string, settings: BrowserSettings): string {
  const found = services.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return settings[found?.[1] ?? 'base'].replace(/\/$/, '') + path;
}

/** Returns whether the token may go there: to an image host elsewhere, which is somebody else's, it must not. */
export function maySeeToken(path: string, settings: BrowserSettings): boolean {
  return !path.startsWith('/image/') || settings.images === settings.base;
}
