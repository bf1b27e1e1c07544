import { addressOf } from './address';
import { browserSettings } from './browserSettings';

/**
 * Returns where the image host delivers this image in the quality and format that suit the browser, scaled to a width
 * in pixels (specification §7).
 */
export function imageAddress(publicId: string, width: number): string {
  const name = publicId.split('/').map(encodeURIComponent).join('/');
  return addressOf(`/image/upload/q_auto,f_auto,w_${width},c_scale/${name}`, browserSettings());
}

/** Returns whether images are kept by this server, which takes uploads, and not by a host elsewhere. */
export function hasOwnImageHost(): boolean {
  const { images, base } = browserSettings();
  return images === base;
}
