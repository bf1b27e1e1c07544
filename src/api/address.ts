import { type BrowserSettings, ownsImages } from '@contract/browserSettings';

/** Which service answers, by the first segments of the path (specification §7); anything else is the base service's. */
const services = [
  ['/api/auth', 'authentication'],
  ['/api/golfclub', 'golfclub'],
  ['/api/challenges', 'challenges'],
  ['/api/leaguetable', 'challenges'],
  ['/image', 'images'],
  ['/api/trainingsessionhandicapdifferencetopointsmapping', 'challenges'],
] as const satisfies readonly (readonly [string, keyof BrowserSettings])[];

/** Returns the path as a URL of the service that answers it, relative where that is this server. */
export function serviceUrl(path: string, settings: BrowserSettings): string {
  const found = services.find(([prefix]) => isBelow(path, prefix));
  return settings[found?.[1] ?? 'base'].replace(/\/$/, '') + path;
}

/** Returns whether the path begins with the segments of the prefix, whatever query it has. */
const isBelow = (path: string, prefix: string): boolean => `${path.split('?', 1)[0]}/`.startsWith(`${prefix}/`);

/** Returns whether the token may go there: to an image host elsewhere, which is somebody else's, it must not. */
export function maySeeToken(path: string, settings: BrowserSettings): boolean {
  return !isBelow(path, '/image') || ownsImages(settings);
}

/**
 * Returns where the image host delivers this image in the quality and format that suit the browser, scaled to a width
 * in pixels (specification §7).
 */
export function imageAddress(publicId: string, width: number): string {
  const name = publicId.split('/').map(encodeURIComponent).join('/');
  return serviceUrl(`/image/upload/q_auto,f_auto,w_${width},c_scale/${name}`, browserSettings());
}

/** Returns whether images are stored by this server, which takes uploads, and not by a host elsewhere. */
export function hasOwnImageHost(): boolean {
  return ownsImages(browserSettings());
}

/** Returns the address of the app for links and codes that are opened elsewhere: that of the operator, else this page's origin. */
export const appAddress = (): string => browserSettings().publicUrl || window.location.origin;

/** The same for people to type. */
export const typedAddress = (path: string): string => appAddress().replace(/^https?:\/\//, '') + path;

/** Returns what the server wrote into the page. Throws if it wrote nothing readable. */
export function browserSettings(): BrowserSettings {
  const written = document.getElementById('settings')?.textContent;
  if (!written) throw new Error('The page carries no settings');
  return JSON.parse(written) as BrowserSettings;
}
