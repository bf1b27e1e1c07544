import type { HostedImage } from '@contract/image';
import type { ImageTag } from '@contract/lists';
import type { Problem } from '@contract/problem';
import { api } from './api';
import { fromSetup } from './environment';
import { makeWorld } from './makeWorld';
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

export interface Upload {
  type?: string;
  tag?: ImageTag;
  name?: string;
  headers?: Record<string, string>;
}

/** Returns how an admin of a new world uploads a file. */
export async function makeUploads() {
  const world = await makeWorld();
  const admin = await world.member({ club: await world.club(), roles: ['ADMIN', 'APPROVED'] });
  const client = api(await world.signedIn(admin));
  const upload = (bytes: Uint8Array, { type = 'image/png', tag = 'tip', name = 'putter.png', headers }: Upload = {}) =>
    client.raw<HostedImage & Problem>({
      method: 'POST',
      path: `/image/upload?${new URLSearchParams({ tag, name }).toString()}`,
      headers: { 'content-type': type, ...headers },
      body: new Uint8Array(bytes),
    });
  return { world, client, upload };
}

/** Returns what the image host delivers at this address to somebody who is not signed in. */
export async function delivered(transformation: string, publicId: string, headers: Record<string, string> = {}) {
  const address = `${fromSetup('TEST_SERVER_URL')}/image/upload/${transformation}/${publicId}`;
  const answer = await fetch(address, { headers: { accept: '*/*', ...headers } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
