import { Type } from '@sinclair/typebox';
import {
  DeletedImage,
  HostedImage,
  ImageList,
  ImageListParams,
  ImageUpload,
  PublicIdParams,
  VersionedImageListParams,
} from '@contract/image';
import { limits } from '@contract/limits';
import { imageMediaTypes, imageTags, LARGEST_IMAGE_BYTES } from '@contract/lists';
import { closed, PublicId } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { BytesAnswer, BytesBody } from '@server/http/bytes';
import { formats } from '@server/http/formats';
import { route, type Route } from '@server/http/route';
import { deleteImage, uploadImage } from './changeImages';
import { deliveredMediaTypes, imageDelivery } from './deliverImage';
import { hostedImage, imagesWithTag } from './queries';

const PATH = '/image/upload';

const DeliveryParams = Type.Object(
  {
    transformation: Type.String({
      maxLength: 100,
      description:
        '`q_auto`, `f_auto`, `w_400` and `c_scale`, separated by commas, each at most once, one at least; of a width ' +
        'becomes the next of a few fixed ones',
    }),
    publicId: PublicId,
  },
  closed,
);

/** Whether the row can be listed; one that was damaged keeps no other from being seen. */
function isWhole({ public_id: publicId, width, height }: HostedImage): boolean {
  const isNamed = publicId.length <= limits.image.publicId && formats['public-id']?.(publicId) === true;
  return isNamed && width >= 1 && height >= 1;
}

/** Returns how images are listed, delivered, uploaded and deleted, under the addresses of a well-known image host. */
export function imageRoutes(db: Database): Route[] {
  const deliver = imageDelivery(db);

  async function list(file: string): Promise<ImageList> {
    const tag = imageTags.find((one) => file === `${one}.json`) ?? imageTags[0];
    const { rows, at } = await imagesWithTag(db, tag);
    return { resources: rows.map(hostedImage).filter(isWhole), updated_at: at };
  }

  return [
    route({
      method: 'GET',
      path: '/image/list/:file',
      right: 'image.list',
      summary: 'The images for one purpose',
      params: ImageListParams,
      answer: ImageList,
      handle: ({ params }) => list(params.file),
    }),
    route({
      method: 'GET',
      path: '/image/list/:version/:file',
      right: 'image.list',
      summary: 'The images for one purpose, under an address that no cache knows yet',
      params: VersionedImageListParams,
      answer: ImageList,
      handle: ({ params }) => list(params.file),
    }),
    route({
      method: 'GET',
      path: `${PATH}/:transformation/:publicId`,
      right: 'image.deliver',
      summary: 'An image in the wished quality, format and about the wished width; it is never enlarged',
      params: DeliveryParams,
      answer: BytesAnswer,
      answerMedia: deliveredMediaTypes,
      handle: ({ params, accept, address }) => deliver({ ...params, accept, address }),
    }),
    route({
      method: 'POST',
      path: PATH,
      right: 'image.upload',
      summary: 'Upload an image: the body is the file itself; only its pixels are kept',
      query: ImageUpload,
      body: BytesBody,
      bodyMedia: imageMediaTypes,
      bodyLimit: LARGEST_IMAGE_BYTES,
      answer: HostedImage,
      status: 201,
      handle: ({ query, body, ...change }) => uploadImage(db, change, query, body),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:publicId`,
      right: 'image.delete',
      summary: 'Delete an image that nothing shows',
      params: PublicIdParams,
      answer: DeletedImage,
      handle: ({ params, ...change }) => deleteImage(db, change, params.publicId),
    }),
  ];
}
