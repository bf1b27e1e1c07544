import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { HostedImage } from '@contract/image';
import type { ImageMediaType, ImageTag } from '@contract/lists';
import type { Problem } from '@contract/problem';
import { api } from './api';
import { fromSetup } from './environment';
import { makeWorld } from './makeWorld';
import { unique } from './names';

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

/** Returns pixels that hardly compress, so that a file of them is worth cutting. */
export function noisyPixels(width = 60, height = 40): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#3a7d44', noise } });
}

/** Returns an image file of this media type and size. */
export function imageFile(type: ImageMediaType, width = 60, height = 40): Promise<Buffer> {
  const pixels = noisyPixels(width, height);
  if (type === 'image/png') return pixels.png().toBuffer();
  return type === 'image/jpeg' ? pixels.jpeg().toBuffer() : pixels.webp().toBuffer();
}

/** Returns the PNG with another width and height in its header, its checksum put right. */
export function pngSaying(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** Returns the bytes of a real PNG of one colour, so many pixels wide and high. */
export function pngFile(width: number, height: number, [red, green, blue]: readonly [number, number, number]) {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  size.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.of(red, green, blue))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
