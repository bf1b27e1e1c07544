import sharp from 'sharp';
import type { ImageList } from '@contract/image';
import { sql } from '@test/fixtures/database';
import { imageFile, noisyPixels } from '@test/fixtures/imageFiles';
import { delivered, makeUploads } from '@test/fixtures/images';
import { unique } from '@test/fixtures/names';

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
  const listed = list.body.resources.filter(({ public_id }) => [first.public_id, second.public_id].includes(public_id));
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
