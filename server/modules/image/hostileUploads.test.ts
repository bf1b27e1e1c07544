import { deflateRawSync } from 'node:zlib';
import { LARGEST_IMAGE_BYTES } from '@contract/lists';
import { chance } from '@server/demo/chance';
import { api } from '@test/fixtures/api';
import { imageFile, pngWithText } from '@test/fixtures/imageFiles';
import { makeUploads } from '@test/fixtures/images';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), deflateRawSync(Buffer.alloc(100_000))]);
const html = Buffer.from('<html><script>alert(1)</script></html>');
const script = Buffer.from('/*');
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const followedBy = (more: Buffer) => (bytes: Buffer) => Buffer.concat([bytes, more]);

/** The file begins as text that a browser may take for a script, if it does not believe the media type. */
function asScript(webp: Buffer): Buffer {
  const changed = Buffer.from(webp);
  script.copy(changed, 4);
  return Buffer.concat([changed, Buffer.from('*/=1;alert(1)')]);
}

test.each([
  ['an SVG that calls itself PNG', 'image/png', () => svg],
  ['an SVG behind the magic bytes of PNG', 'image/png', () => Buffer.concat([signature, svg])],
  ['a GIF', 'image/png', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
  ['an AVIF', 'image/webp', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
  ['a HEIC', 'image/jpeg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['a zip', 'image/png', () => zip],
  ['a PNG with a page behind it', 'image/png', followedBy(html)],
  ['a PNG with a zip behind it', 'image/png', followedBy(zip)],
  ['a JPEG with a zip behind it', 'image/jpeg', followedBy(zip)],
  ['a JPEG with a zip behind zeros', 'image/jpeg', followedBy(Buffer.concat([Buffer.alloc(9), zip]))],
  ['a JPEG with half a film behind it', 'image/jpeg', followedBy(Buffer.from('\0\0\0\xffftypisom', 'latin1'))],
  ['a WebP with a script behind it', 'image/webp', followedBy(html)],
  ['a WebP that is a script as well', 'image/webp', asScript],
  ['half a PNG', 'image/png', half],
  ['half a JPEG', 'image/jpeg', half],
  ['half a WebP', 'image/webp', half],
  ['half a PNG with its end', 'image/png', (bytes: Buffer) => Buffer.concat([half(bytes), bytes.subarray(-12)])],
  ['half a JPEG with its end', 'image/jpeg', (bytes: Buffer) => Buffer.concat([half(bytes), bytes.subarray(-2)])],
  ['nothing but magic bytes', 'image/png', () => signature],
  ['a PNG whose header lies', 'image/png', (bytes: Buffer) => pngWithText(bytes, 600, 400)],
] as const)('%s is not an image', async (_what, type, hostile) => {
  const { upload } = await makeUploads();
  const answer = await upload(hostile(await imageFile(type)), { type });
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(answer.body.errors).toMatchObject([{ path: '', reason: 'not-an-image' }]);
});

test('a small file that would be 900 million pixels is refused before it is decoded', async () => {
  const { upload } = await makeUploads();
  const answer = await upload(pngWithText(await imageFile('image/png', 8, 8), 30_000, 30_000));
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(answer.body.errors).toMatchObject([{ path: '', reason: 'too-many-pixels' }]);
});

test('random bytes behind the magic bytes of PNG are not an image, 200 times', async () => {
  const { upload } = await makeUploads();
  const by = chance(4711);
  const header = (await imageFile('image/png', 8, 8)).subarray(0, 33);
  for (let time = 0; time < 200; time += 1) {
    const random = Buffer.from(Array.from({ length: by.between(1, 4_000) }, () => by.between(0, 255)));
    const answer = await upload(Buffer.concat([time % 2 ? signature : header, random]));
    expect([time, answer.status, answer.body.errors?.[0]?.reason]).toEqual([time, 400, 'not-an-image']);
  }
});

test('one byte more than 10 MiB is too large, whoever sends it', async () => {
  const { upload } = await makeUploads();
  const bytes = new Uint8Array(LARGEST_IMAGE_BYTES + 1);
  const answer = await upload(bytes);
  expect([answer.status, answer.code]).toEqual([413, 'too-large']);
  const headers = { 'content-type': 'text/plain' };
  const stranger = await api().raw({ method: 'POST', path: '/image/upload?tag=tip', headers, body: bytes });
  expect([stranger.status, stranger.code]).toEqual([413, 'too-large']);
});

test.each(['image/svg+xml', 'image/gif', 'image/avif', 'multipart/form-data; boundary=x', 'application/json'])(
  '%s is an unsupported media type, and a stranger is told so first',
  async (type) => {
    const { upload } = await makeUploads();
    const file = await imageFile('image/png');
    expect((await upload(file, { type })).code).toBe('unsupported-media-type');
    const headers = { 'content-type': type };
    const body = new Uint8Array(file);
    const stranger = await api().raw({ method: 'POST', path: '/image/upload?tag=tip', headers, body });
    expect(stranger.code).toBe('unsupported-media-type');
  },
);

test('a compressed body is an unsupported media type', async () => {
  const { upload } = await makeUploads();
  const answer = await upload(await imageFile('image/png'), { headers: { 'content-encoding': 'gzip' } });
  expect(answer.code).toBe('unsupported-media-type');
});

test('a stranger is refused before the file is looked at, and nobody uploads nothing', async () => {
  const { client } = await makeUploads();
  const headers = { 'content-type': 'image/png' };
  const sent = { method: 'POST', path: '/image/upload?tag=tip', headers };
  expect((await api().raw({ ...sent, body: new Uint8Array(svg) })).code).toBe('not-signed-in');
  const empty = await client.raw<{ errors: unknown }>({ ...sent, body: new Uint8Array() });
  expect([empty.status, empty.body.errors]).toMatchObject([400, [{ path: '', reason: 'required' }]]);
});

test('many large files of strangers are all refused', async () => {
  const sent = { method: 'POST', path: '/image/upload?tag=tip', headers: { 'content-type': 'image/png' } };
  const body = new Uint8Array(LARGEST_IMAGE_BYTES);
  const answers = await Promise.all(Array.from({ length: 10 }, () => api().raw({ ...sent, body })));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['not-signed-in']));
});

test.each(['', '?tag=secret', '?tag=tip&tag=tip', '?tag=tip&folder=x'])(
  'the query "%s" is bad input',
  async (query) => {
    const { client } = await makeUploads();
    const headers = { 'content-type': 'image/png' };
    const body = new Uint8Array(await imageFile('image/png'));
    expect((await client.raw({ method: 'POST', path: `/image/upload${query}`, headers, body })).code).toBe('bad-input');
  },
);
