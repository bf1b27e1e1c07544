import type { ImageTag } from '@contract/lists';
import { makeClub } from './clubs';
import { sql } from './database';
import { makeMember } from './members';
import { unique } from './names';
import { makePrice } from './prices';
import { makeCategory, makeMapping, makeTemplate } from './templates';
import { signedIn } from './tokens';
import { makeTraining, runTraining } from './trainings';

/**
 * Returns the builders of a test's own world. Everything has random names and is written straight into the
 * database of the running server, so tests never meet and nothing needs to be reset. Throws when that database
 * does not answer.
 */
export async function makeWorld() {
  await sql('select 1');
  return {
    club: makeClub,
    member: makeMember,
    /** Returns a token of this member. */
    signedIn,
    category: makeCategory,
    mapping: makeMapping,
    /** At the image host, not shown by anything yet. */
    image: makeImage,
    template: makeTemplate,
    price: makePrice,
    /** Any state, by SQL. */
    training: makeTraining,
    /** A started training with player sessions in EDIT, over the API. */
    runningTraining: runTraining,
  };
}

export interface WorldImage {
  publicId: string;
  tag: ImageTag;
}

export interface ImageOptions {
  tag?: ImageTag;
  publicId?: string;
}

/** A green square of 8 × 8 pixels as WebP. */
const square = 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoIAAgAAUAmJZgCdLoABDAAAP7udn+vgCnqj/sWctgWIAAA';

/** Makes an image as if it had been uploaded. */
async function makeImage(options: ImageOptions = {}): Promise<WorldImage> {
  const { tag = 'sessiontemplate', publicId = unique('putting-green') } = options;
  await sql(
    `insert into images (public_id, tag, format, width, height, bytes)
     values ($1, $2, 'webp', 8, 8, decode($3, 'base64'))`,
    [publicId, tag, square],
  );
  return { publicId, tag };
}
