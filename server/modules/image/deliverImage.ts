import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Database } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { imageLibrary } from './imageLibrary';
import { makeFairQueue } from './fairQueue';
import { webpHasAlpha } from './inspectImage';
import { bytesOfImage, imageWithId } from './queries';
import { malformedTransformation, NO_SUCH_IMAGE } from './rules';

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
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

interface RequestedImage {
  transformation: string;
  publicId: string;
  /** The `Accept` header. */
  accept: string;
  /** The network address of whoever asks; each has a place of its own in the queue. */
  address: string;
}

export type DeliverImage = (requested: RequestedImage) => Promise<Delivery>;

/**
 * Returns how images are delivered: each rendering is made once and cached in memory, the most requested ones longest.
 * Throws `bad-input` for an unknown transformation, `not-found`, and `overloaded` when this address, or everybody
 * together, waits for too many renderings.
 */
export function imageDelivery(db: Database): DeliverImage {
  const enqueue = makeFairQueue({ concurrency: RENDERED_AT_ONCE, maxWaiting: 100, maxWaitingPerKey: 30 });
  const stored = cacheBytes(MAX_CACHED_BYTES);
  const rendered = async (publicId: string, rendering: Rendering) =>
    renderImage(requireFound(await bytesOfImage(db, publicId), NO_SUCH_IMAGE), rendering);

  return async ({ transformation, publicId, accept, address }) => {
    const options = readTransformation(transformation);
    if (options === null) throw malformedTransformation();
    const image = requireFound(await imageWithId(db, publicId), NO_SUCH_IMAGE);
    const format = formatFor(options.format, { accept, hasAlpha: webpHasAlpha(image.start) });
    const isSmaller = options.width !== null && options.width < image.width;
    const rendering: Rendering = {
      width: isSmaller ? options.width : null,
      format,
      isQualityAuto: options.isQualityAuto,
    };
    const tag = tagOf(publicId, image.created_at, rendering);
    return {
      mediaType: mediaTypes[format],
      tag,
      variesByAccept: options.format === 'auto',
      bytes: () => stored(tag, () => enqueue(address, () => rendered(publicId, rendering))),
    };
  };
}

function tagOf(publicId: string, createdAt: string, { width, format, isQualityAuto }: Rendering): string {
  const name = JSON.stringify([publicId, createdAt, width, format, isQualityAuto]);
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}

/** An image as it is delivered. */
export interface Rendering {
  /** In pixels; null leaves it as it is. */
  width: number | null;
  format: DeliveredFormat;
  isQualityAuto: boolean;
}

/** Returns a stored image in another width, which is never greater than its own, and format. */
export async function renderImage(stored: Buffer, { width, format, isQualityAuto }: Rendering): Promise<Buffer> {
  const library = await imageLibrary();
  const image = library(stored).resize({ ...(width === null ? {} : { width }), withoutEnlargement: true });
  switch (format) {
    case 'avif':
      // More effort makes it hardly smaller, but takes many times as long.
      return image.avif({ quality: isQualityAuto ? 55 : 75, effort: 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: isQualityAuto ? 80 : 92 }).toBuffer();
    case 'jpg':
      return image
        .flatten({ background: 'white' })
        .jpeg({ quality: isQualityAuto ? 80 : 92, mozjpeg: true })
        .toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}

/** The widths that are rendered, in pixels; any other becomes the next of them, so that the work for an image has an end. */
export const renderedWidths = [80, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export const deliveredFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type DeliveredFormat = (typeof deliveredFormats)[number];

/** The transformation of an image, as its address names it. */
export interface Transformation {
  /** In pixels, one of `renderedWidths`; null leaves the width as it is. */
  width: number | null;
  /** Null leaves the format as it is stored. */
  format: DeliveredFormat | 'auto' | null;
  /** As small as it may be without anybody seeing it; otherwise as good as it can be. */
  isQualityAuto: boolean;
}

const form = /^(?:q_(?<quality>auto)|f_(?<format>auto|avif|webp|jpg|png)|w_(?<width>[1-9]\d{0,3})|c_(?<crop>scale))$/;

/**
 * Returns the transformation of a comma list such as `q_auto,f_auto,w_400,c_scale`, each at most once; null if it is none. Of a
 * width becomes the next one that is rendered, so that the image is sharp enough for it.
 */
export function readTransformation(text: string): Transformation | null {
  const options = new Map<string, string>();
  for (const part of text.split(',')) {
    const named: Record<string, string | undefined> = form.exec(part)?.groups ?? {};
    const found = Object.entries(named).find((option): option is [string, string] => option[1] !== undefined);
    if (found === undefined || options.has(found[0])) return null;
    options.set(...found);
  }
  const requested = options.get('width');
  const width = requested === undefined ? null : renderedWidths.find((rendered) => rendered >= Number(requested));
  if (width === undefined) return null;
  const format = ['auto' as const, ...deliveredFormats].find((one) => one === options.get('format')) ?? null;
  return { width, format, isQualityAuto: options.has('quality') };
}

/** Returns the format for a requested one: the smallest that the `Accept` header names, else one that every browser shows. */
export function formatFor(
  requested: Transformation['format'],
  { accept, hasAlpha }: { accept: string; hasAlpha: boolean },
): DeliveredFormat {
  if (requested === null) return 'webp';
  if (requested !== 'auto') return requested;
  if (accepts(accept, 'image/avif')) return 'avif';
  if (accepts(accept, 'image/webp')) return 'webp';
  return hasAlpha ? 'png' : 'jpg';
}

function accepts(accept: string, mediaType: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Returns the bytes of this name, making them only if they are not cached and nobody else is making them. */
export type ByteCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Returns a memory of so many bytes at most, in which what was asked for longest ago is forgotten first. */
export function cacheBytes(mostBytes: number): ByteCache {
  // A map remembers the order in which things were put in.
  const stored = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  let size = 0;

  function addToCache(name: string, bytes: Buffer): void {
    stored.set(name, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of stored) {
      if (size <= mostBytes) return;
      stored.delete(oldest);
      size -= length;
    }
  }

  return (name, make) => {
    const found = stored.get(name);
    if (found) {
      stored.delete(name);
      stored.set(name, found);
      return Promise.resolve(found);
    }
    const awaited = pending.get(name);
    if (awaited) return awaited;
    const making = make()
      .then((bytes) => {
        addToCache(name, bytes);
        return bytes;
      })
      .finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  };
}
