import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Database } from '../../db/database';
import { webpHasAlpha } from './inspect/webpImage';
import { laneOf } from './inTurn';
import { keepBytes } from './keptBytes';
import { bytesOfImage, imageWithId } from './queries';
import { renderImage, type Rendering } from './renderImage';
import { malformedTransformation, requireImage } from './rules';
import { formatFor, readTransformation, type DeliveredFormat } from './transformation';

const MOST_KEPT_BYTES = 64 * 1024 * 1024;
/** One core is left to everything else. */
const RENDERED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

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

interface AskedImage {
  transformation: string;
  publicId: string;
  /** The `Accept` header. */
  accept: string;
  /** The network address of whoever asks; each has a place of its own in the queue. */
  address: string;
}

export type DeliverImage = (asked: AskedImage) => Promise<Delivery>;

/**
 * Returns how images are delivered: each rendering is made once and kept in memory while others are not asked for more.
 * Throws `bad-input` for an unknown transformation, `not-found`, and `overloaded` when this address, or everybody
 * together, waits for too many renderings.
 */
export function imageDelivery(db: Database): DeliverImage {
  const inTurn = laneOf({ atOnce: RENDERED_AT_ONCE, mostWaiting: 100, mostWaitingOfOne: 30 });
  const kept = keepBytes(MOST_KEPT_BYTES);
  const rendered = async (publicId: string, rendering: Rendering) =>
    renderImage(requireImage(await bytesOfImage(db, publicId)), rendering);

  return async ({ transformation, publicId, accept, address }) => {
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
      bytes: () => kept(tag, () => inTurn(address, () => rendered(publicId, rendering))),
    };
  };
}

function tagOf(publicId: string, createdAt: string, { width, format, isQualityAuto }: Rendering): string {
  const name = JSON.stringify([publicId, createdAt, width, format, isQualityAuto]);
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
