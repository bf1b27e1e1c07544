import type sharp from 'sharp';

export type ImageLibrary = typeof sharp;

/** Of everything that the library could read, only this: what else a file may be, nobody tries to decode. */
const readable = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'];

let loading: Promise<ImageLibrary> | undefined;

/** Returns the library that decodes and encodes images; it takes PNG, JPEG and WebP from memory and nothing else. */
export function imageLibrary(): Promise<ImageLibrary> {
  // Loaded when first needed: it takes a tenth of a second that no start should wait for.
  loading ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: readable });
    // What is worth caching is cached as whole answers.
    library.cache(false);
    // One thread each: how many work at once is decided by the queues.
    library.concurrency(1);
    return library;
  });
  return loading;
}
