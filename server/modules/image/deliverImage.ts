import { createHash } from 'node:crypto';
import type { Database } from '../../db/database';
import { webpHasAlpha } from './inspect/webpImage';
import { laneOf } from './inTurn';
import { keepBytes } from './keptBytes';
import { bytesOfImage, imageWithId } from './queries';
import { renderImage, type Rendering } from './renderImage';
import { malformedTransformation, requireImage } from './rules';
import { formatFor, readTransformation, type DeliveredFormat } from './transformation';

const MOST_KEPT_BYTES = 64 * 1024 * 1024;

const mediaTypes: Record<DeliveredFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
export const deliveredMediaTypes = Object.values(mediaTypes);

export interface Delivery {
  mediaType: string;
  /** Names these bytes among all renderings of the image. */
  tag: string;
  variesByAccept: boolean;
  bytes: () => Promise<Buffer>;
}

export type DeliverImage = (address: { transformation: string; publicId: string }, accept: string) => Promise<Delivery>;

/**
 * Returns how images are delivered: each rendering is made once and kept in memory while others are not asked for more.
 * Throws `bad-input` for an unknown transformation, `not-found`, and `overloaded` when too many renderings are waited for.
 */
export function imageDelivery(db: Database): DeliverImage {
  const inTurn = laneOf({ atOnce: 2, mostWaiting: 100 });
  const kept = keepBytes(MOST_KEPT_BYTES);

  return async ({ transformation, publicId }, accept) => {
    const wishes = readTransformation(transformation);
    if (wishes === null) throw malformedTransformation();
    const image = requireImage(await imageWithId(db, publicId));
    const format = formatFor(wishes.format, { accept, hasAlpha: webpHasAlpha(image.start) });
    const isSmaller = wishes.width !== null && wishes.width < image.width;
    const rendering: Rendering = {
      width: isSmaller ? wishes.width : null,
      format,
      isQualityAuto: wishes.isQualityAuto,
    };
    const tag = tagOf(publicId, image.created_at, rendering);
    return {
      mediaType: mediaTypes[format],
      tag,
      variesByAccept: wishes.format === 'auto',
      bytes: () =>
        kept(tag, () => inTurn(async () => renderImage(requireImage(await bytesOfImage(db, publicId)), rendering))),
    };
  };
}

function tagOf(publicId: string, createdAt: string, { width, format, isQualityAuto }: Rendering): string {
  const name = JSON.stringify([publicId, createdAt, width, format, isQualityAuto]);
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
