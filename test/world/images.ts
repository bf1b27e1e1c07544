import type { HostedImage } from '../../contract/image';
import type { ImageTag } from '../../contract/lists';
import { api } from './api';
import { unique } from './names';
import { pngFile } from './pngFile';

/** Uploads a small image as the admin with this token and returns its public id. Throws when it is refused. */
export async function uploadImage(token: string, tag: ImageTag, name = unique('bunker')): Promise<string> {
  const { status, body } = await api(token).raw<HostedImage>({
    method: 'POST',
    path: `/image/upload?${new URLSearchParams({ tag, name }).toString()}`,
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(pngFile(8, 6, [30, 120, 60])),
  });
  if (status !== 201) throw new Error(`the upload of ${name} was answered with ${status}`);
  return body.public_id;
}
