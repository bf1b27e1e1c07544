import sharp from 'sharp';
import { api } from '@test/fixtures/api';
import { imageFile } from '@test/fixtures/imageFiles';
import { delivered, makeUploads } from '@test/fixtures/images';

let publicId: string;

beforeAll(async () => {
  const { upload } = await makeUploads();
  publicId = (await upload(await imageFile('image/jpeg', 600, 400), { type: 'image/jpeg' })).body.public_id;
});

/** Returns format and size; of AVIF by hand, because this process may have been told to read nothing but what is uploaded. */
async function facts(bytes: Buffer) {
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif') {
    const { format, width, height } = await sharp(bytes).metadata();
    return { type: `image/${format}`, width, height };
  }
  const extent = bytes.indexOf('ispe') + 8;
  return { type: 'image/avif', width: bytes.readUInt32BE(extent), height: bytes.readUInt32BE(extent + 4) };
}

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
  ['image/webp,image/png,image/*;q=0.8', 'image/webp'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('a browser that accepts %s gets %s', async (accept, type) => {
  const { status, headers, bytes } = await delivered('q_auto,f_auto,w_310,c_scale', publicId, { accept });
  expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, type, 'Accept']);
  expect(await facts(bytes)).toEqual({ type, width: 320, height: 213 });
});

test('any page may show it and keep it for a year', async () => {
  const { headers } = await delivered('f_webp', publicId);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('vary')).toBeNull();
});

test('whoever has it already is not sent it again, until it is another rendering', async () => {
  const first = await delivered('f_webp,w_200', publicId);
  const etag = first.headers.get('etag') ?? '';
  const known = await delivered('w_200,f_webp', publicId, { 'if-none-match': `"other", ${etag}` });
  expect([known.status, known.bytes.length, known.headers.get('etag')]).toEqual([304, 0, etag]);
  expect((await delivered('w_241,f_webp', publicId, { 'if-none-match': etag })).status).toBe(200);
  expect((await delivered('w_200,f_jpg', publicId, { 'if-none-match': etag })).status).toBe(200);
});

test('it is never enlarged', async () => {
  const { bytes } = await delivered('f_png,w_2560', publicId);
  expect(await facts(bytes)).toEqual({ type: 'image/png', width: 600, height: 400 });
});

test('however many widths are asked for, a few are rendered', async () => {
  const widths = Array.from({ length: 64 }, (_, step) => 40 * (step + 1) - 3);
  const answers = await Promise.all(widths.map((width) => delivered(`f_jpg,w_${width}`, publicId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rendered = await Promise.all(answers.map(async ({ bytes }) => (await facts(bytes)).width));
  expect([...new Set(rendered)]).toEqual([80, 160, 240, 320, 480, 600]);
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(6);
});

test('automatic quality is smaller than the best', async () => {
  const [automatic, best] = [await delivered('q_auto,f_webp', publicId), await delivered('f_webp', publicId)];
  expect(automatic.bytes.length).toBeLessThan(best.bytes.length);
});

test('many who ask for one rendering at once all get it', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => delivered('f_avif,w_333', publicId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
});

test.each(['q_80', 'w_0', 'w_2561', 'w_400,w_400', 'c_fill', 'w_400,', 'f_svg', 'w_400,e_blur', 'q_auto;w_400', 'x'])(
  'the transformation %s is bad input',
  async (transformation) => {
    const answer = await api().get<{ errors: unknown }>(`/image/upload/${transformation}/${publicId}`);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(answer.body.errors).toMatchObject([{ path: '/transformation', reason: 'malformed' }]);
  },
);

test('what is not there is not found, and no cache keeps that', async () => {
  const unknown = await api().get('/image/upload/q_auto/nobody-00000000');
  expect([unknown.status, unknown.code]).toEqual([404, 'not-found']);
  expect([unknown.headers.get('cache-control'), unknown.headers.get('etag')]).toEqual(['no-store', null]);
  expect((await api().get('/image/upload/q_auto/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  expect((await api().get('/image/upload/q_auto/%00')).status).toBe(400);
});

test('uploads and answers of bytes are described as what they are', async () => {
  interface Described {
    paths: Record<string, Record<string, { requestBody: { content: object }; responses: Record<string, object> }>>;
  }
  const { paths } = (await api().get<Described>('/api/openapi.json')).body;
  const binary = { schema: { type: 'string', format: 'binary' } };
  expect(paths['/image/upload']?.['post']?.requestBody.content).toEqual({
    'image/png': binary,
    'image/jpeg': binary,
    'image/webp': binary,
  });
  expect(paths['/image/upload/{transformation}/{publicId}']?.['get']?.responses['200']).toMatchObject({
    content: { 'image/avif': binary, 'image/webp': binary, 'image/jpeg': binary, 'image/png': binary },
  });
});
