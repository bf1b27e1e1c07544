import { type SecretHandle, takeSecret } from '@/session/secrets';
import type { DeletedImage, HostedImage, ImageList } from '@contract/image';
import type { ImageTag } from '@contract/lists';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import type { Keyed } from './call';

/** An image file with its name; files cannot be part of an action, so they lie in the secret store. */
export interface ImageFile {
  name: string;
  bytes: Blob;
}

export const imageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The images for one purpose, the newest first; the version, a new one each second, gets past every cache. */
    getImages: build.query<HostedImage[], { tag: ImageTag }>({
      query: ({ tag }) => ({
        call: 'listImages',
        path: '/image/list/{version}/{tag}.json',
        parameters: { tag, version: `v${Math.floor(Date.now() / 1000)}` },
      }),
      // A host elsewhere may list them in another order.
      transformResponse: ({ resources }: ImageList) =>
        [...resources].sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
      providesTags: ['Image'],
    }),
    uploadImage: build.mutation<HostedImage, { tag: ImageTag; file: SecretHandle<ImageFile> }>({
      queryFn: async ({ tag, file }, lifecycle) => {
        const { name, bytes } = takeSecret(file) ?? { name: '', bytes: new Blob() };
        const call = {
          call: 'uploadImage',
          method: 'POST',
          path: '/image/upload',
          query: { tag, name },
          bytes,
        } as const;
        const result = await sendPatiently(call, lifecycle);
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as HostedImage };
      },
      invalidatesTags: ['Image'],
    }),
    deleteImage: build.mutation<DeletedImage, { publicId: string } & Keyed>({
      query: ({ publicId, idempotencyKey }) => ({
        call: 'deleteImage',
        method: 'DELETE',
        path: '/image/upload/{publicId}',
        parameters: { publicId },
        idempotencyKey,
      }),
      invalidatesTags: ['Image'],
    }),
  }),
});

export const { useGetImagesQuery, useUploadImageMutation, useDeleteImageMutation } = imageApi;
