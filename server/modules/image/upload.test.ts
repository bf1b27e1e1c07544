import sharp from 'sharp';
import type { ImageList } from '@contract/image';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { imageFile, noisyPixels } from '@test/fixtures/imageFiles';
import { delivered, makeUploads } from '@test/fixtures/images';
import { unique } from '@test/fixtures/names';

describe('upload', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp'] as const)('%s is taken and kept as WebP', async (type) => {
    const { upload } = await makeUploads();
    const answer = await upload(await imageFile(type), { type, name: 'Weg übers Grün (1).jpeg' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(answer.body.public_id).toMatch(/^weg-uebers-gruen-1-[0-9a-f]{8}$/);
    expect(answer.body.version).toBe(Math.floor(Date.parse(answer.body.created_at) / 1000));
    const stored = await delivered('c_scale', answer.body.public_id);
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test('the newest image comes first in the list of its tag, and in no other', async () => {
    const { client, upload } = await makeUploads();
    const first = (await upload(await imageFile('image/png'), { tag: 'sessionprice' })).body;
    const second = (await upload(await imageFile('image/png'), { tag: 'sessionprice' })).body;
    const list = await client.get<ImageList>('/image/list/v1789000000/sessionprice.json');
    const listed = list.body.resources.filter(({ public_id }) =>
      [first.public_id, second.public_id].includes(public_id),
    );
    expect(listed).toEqual([second, first]);
    expect(Date.parse(list.body.updated_at)).toBeGreaterThanOrEqual(Date.parse(second.created_at));
    const others = await client.get<ImageList>('/image/list/tip.json');
    expect(others.body.resources.map(({ public_id }) => public_id)).not.toContain(first.public_id);
  });

  test.each([
    ["public_id = '../a'"],
    ['public_id = repeat(public_id, 20)'],
    ['width = 0'],
    ['height = -1'],
    ["created_at = 'infinity'"],
  ])('a row that is damaged (%s) keeps no other image out of the list', async (damage) => {
    const { client, fixtures } = await makeUploads();
    const [whole, damaged] = [await fixtures.image({ tag: 'tip' }), await fixtures.image({ tag: 'tip' })];
    await sql(`update images set ${damage} where public_id = $1`, [damaged.publicId]);
    const list = await client.get<ImageList>('/image/list/tip.json');
    const listed = list.body.resources.map(({ public_id }) => public_id);
    expect([listed.includes(whole.publicId), listed.includes(damaged.publicId)]).toEqual([true, false]);
    await sql('delete from images where public_id in ($1, $2, repeat($2, 20))', [whole.publicId, damaged.publicId]);
    await sql(`delete from images where public_id = '../a'`);
  });

  test.each(['/image/list/secret.json', '/image/list/tip', '/image/list/1/tip.json'])(
    'there is no list %s',
    async (path) => {
      const { client } = await makeUploads();
      expect((await client.get(path)).code).toBe('bad-input');
    },
  );

  test('a photo is turned the right way up, and nothing is left of where it was taken', async () => {
    const { upload } = await makeUploads();
    const photo = await noisyPixels(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Jana Möller' }, IFD3: { GPSLatitude: '47/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { body } = await upload(photo, { type: 'image/jpeg' });
    expect(body).toMatchObject({ width: 40, height: 60 });
    for (const format of ['f_webp', 'f_jpg', 'f_png']) {
      const { bytes } = await delivered(format, body.public_id);
      const { exif, orientation, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, orientation, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Jana')).toBe(false);
    }
    const { bytes } = await delivered('f_avif', body.public_id);
    expect([bytes.includes('Jana'), bytes.includes('Exif')]).toEqual([false, false]);
  });

  test('a large photo is scaled down to 2560 pixels', async () => {
    const { upload } = await makeUploads();
    const wide = await sharp({ create: { width: 5200, height: 2600, channels: 3, background: '#3a7d44' } })
      .jpeg()
      .toBuffer();
    expect((await upload(wide, { type: 'image/jpeg' })).body).toMatchObject({ width: 2560, height: 1280 });
  });

  test('of an animation only the first picture is kept', async () => {
    const { upload } = await makeUploads();
    const pictures = await Promise.all(['red', 'blue'].map((background) => plain(background)));
    const animation = await sharp(pictures, { join: { animated: true } })
      .webp({ lossless: true, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { body } = await upload(animation, { type: 'image/webp' });
    expect(body).toMatchObject({ width: 20, height: 20 });
    const { bytes } = await delivered('f_png', body.public_id);
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  });

  test('a drawing keeps what is transparent', async () => {
    const { upload } = await makeUploads();
    const drawing = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#3a7d4400' } })
      .png()
      .toBuffer();
    const { body } = await upload(drawing);
    const { headers } = await delivered('q_auto,f_auto', body.public_id);
    expect(headers.get('content-type')).toBe('image/png');
  });

  test('what cameras write behind a photo is taken and not kept', async () => {
    const { upload } = await makeUploads();
    const photo = await imageFile('image/jpeg');
    const map = await imageFile('image/jpeg', 8, 8);
    const box = (type: string, content: string) => {
      const head = Buffer.alloc(4);
      head.writeUInt32BE(8 + content.length);
      return Buffer.concat([head, Buffer.from(type + content, 'latin1')]);
    };
    const film = Buffer.concat([box('ftyp', 'isomiso2'), box('mdat', 'moving pixels')]);
    for (const behind of [Buffer.alloc(64), map, film, Buffer.concat([Buffer.alloc(5), map, film]), facts()]) {
      const answer = await upload(Buffer.concat([photo, behind]), { type: 'image/jpeg' });
      expect([answer.status, answer.body.width]).toEqual([201, 60]);
    }
  });

  test('the same key uploads once', async () => {
    const { upload } = await makeUploads();
    const file = await imageFile('image/png');
    const headers = { 'idempotency-key': unique('upload') };
    const answers = await Promise.all([upload(file, { headers }), upload(file, { headers })]);
    expect(answers[0].body).toEqual(answers[1].body);
    const other = await upload(await imageFile('image/png'), { headers });
    expect([other.status, other.code]).toEqual([422, 'idempotency-key-reused']);
  });

  function plain(background: string): Promise<Buffer> {
    return sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  }

  /** What Samsung phones write behind a photo: one fact, a directory that says where it begins, and its length. */
  function facts(): Buffer {
    const fact = Buffer.concat([Buffer.from([0, 0, 1, 0x0a, 14, 0, 0, 0]), Buffer.from('Image_UTC_Data1789000000')]);
    const directory = Buffer.alloc(24);
    directory.write('SEFH', 0, 'latin1');
    directory.writeUInt32LE(106, 4);
    directory.writeUInt32LE(1, 8);
    directory.writeUInt16LE(0x0a01, 14);
    directory.writeUInt32LE(fact.length, 16);
    directory.writeUInt32LE(fact.length, 20);
    const end = Buffer.alloc(8);
    end.writeUInt32LE(directory.length, 0);
    end.write('SEFT', 4, 'latin1');
    return Buffer.concat([fact, directory, end]);
  }
});

describe('delivery', () => {
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
});
