import type { ImageTag } from '../../contract/lists';
import { sql } from './database';
import { unique } from './names';

export interface WorldImage {
  publicId: string;
  tag: ImageTag;
}

export interface ImageWishes {
  tag?: ImageTag;
  publicId?: string;
}

/** A green square of 8 × 8 pixels as WebP. */
const square = 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoIAAgAAUAmJZgCdLoABDAAAP7udn+vgCnqj/sWctgWIAAA';

/** Makes an image as if it had been uploaded. */
export async function makeImage(wishes: ImageWishes = {}): Promise<WorldImage> {
  const { tag = 'sessiontemplate', publicId = unique('putting-green') } = wishes;
  await sql(
    `insert into images (public_id, tag, format, width, height, bytes)
     values ($1, $2, 'webp', 8, 8, decode($3, 'base64'))`,
    [publicId, tag, square],
  );
  return { publicId, tag };
}
