import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { imageTags } from './lists';
import { closed, Instant, OneOf, PublicId } from './shapes';

/** One image as the image host lists it; hosts elsewhere may say more. */
export const HostedImage = Type.Object(
  {
    public_id: PublicId,
    version: Type.Integer({ description: 'Seconds since 1970, of its upload' }),
    format: Type.String(),
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    created_at: Instant,
  },
  closed,
);
export type HostedImage = Static<typeof HostedImage>;

export const ImageList = Type.Object(
  { resources: Type.Array(HostedImage, { description: 'The newest first' }), updated_at: Instant },
  closed,
);
export type ImageList = Static<typeof ImageList>;

/** `tip.json`, as the image host names the list of a tag. */
const listFile = { file: OneOf(imageTags.map((tag) => `${tag}.json` as const)) };
export const ImageListParams = Type.Object(listFile, closed);
export const VersionedImageListParams = Type.Object(
  { version: Type.String({ pattern: '^v[0-9]{1,12}$', description: 'Breaks caches; not looked at' }), ...listFile },
  closed,
);

export const ImageUpload = Type.Object(
  {
    tag: OneOf(imageTags),
    name: Type.Optional(
      Type.String({ maxLength: limits.image.fileName, description: 'Name of the file; the public id begins like it' }),
    ),
  },
  closed,
);
export type ImageUpload = Static<typeof ImageUpload>;

export const PublicIdParams = Type.Object({ publicId: PublicId }, closed);

export const DeletedImage = Type.Object({ public_id: PublicId }, closed);
export type DeletedImage = Static<typeof DeletedImage>;

/** What `in-use` of an image carries as `current`. */
export interface ImageUse {
  templates: number;
  trainings: number;
  prices: number;
}
