import { randomUUID } from 'node:crypto';
import type { SessionPrice, SessionPrices } from '@contract/price';
import type { Problem } from '@contract/problem';
import { startServerProcess } from '@test/serverProcess';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { uploadImage } from '@test/fixtures/images';
import { unique } from '@test/fixtures/names';

describe('price', () => {
  const PATH = '/sessionprices';

  const nowhere = '01990000-0000-7000-8000-000000000000';

  const serialised = (publicId: string) => JSON.stringify({ public_id: publicId });

  async function adminsPrices() {
    const { fixtures, club, token } = await adminAndClub();
    const client = api(token);
    const body = { name: unique('New Session Price'), description: 'Description…' };
    const make = async (options: object = {}) => (await client.post<SessionPrice>(PATH, { ...body, ...options })).body;
    const listed = async () => (await client.get<SessionPrices>(PATH)).body.data;
    const priceNow = async (id: string) => (await listed()).find((price) => price.id === id);
    const reasonsOf = ({ body: problem }: { body: Problem }) =>
      problem.errors?.map(({ path, reason }) => `${path} ${reason}`);
    const image = () => uploadImage(token, 'sessionprice', unique('Pokal größer'));
    return { fixtures, club, client, image, body, make, listed, priceNow, reasonsOf };
  }

  test('an admin makes a price, which is listed after the older ones', async () => {
    const { client, body, make, listed } = await adminsPrices();
    const older = await make();
    const made = await client.post<SessionPrice>(PATH, { id: null, ...body, version: null });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const nothing = { cloudinary_image: null, used_as_league_table_prize: null };
    expect(made.body).toEqual({ id, ...body, ...nothing, version: 1 });
    expect((await listed()).filter((price) => [older.id, id].includes(price.id))).toEqual([older, made.body]);
  });

  test('the same Idempotency-Key makes one price', async () => {
    const { client, body } = await adminsPrices();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [await client.post(PATH, body, headers), await client.post(PATH, body, headers)];
    expect([two.status, two.body]).toEqual([201, one.body]);
  });

  test('the image travels as the text of an object, of which only the public id is kept', async () => {
    const { make, priceNow, client, image } = await adminsPrices();
    const publicId = await image();
    const cloudinary_image = JSON.stringify({
      public_id: publicId,
      version: 1,
      secure_url: 'https://example.org/a.png',
    });
    const made = await make({ cloudinary_image });
    expect(made.cloudinary_image).toBe(serialised(publicId));
    const without = await client.put<SessionPrice>(PATH, { ...made, cloudinary_image: null });
    expect(without.body).toEqual({ ...made, cloudinary_image: null, version: 2 });
    expect(await priceNow(made.id)).toEqual(without.body);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{public_id: 1}'],
    ['JSON of null', 'null'],
    ['a mere text', '"sessionprice/cup"'],
    ['a list', '[{"public_id":"cup"}]'],
    ['no public id', '{"id":"cup"}'],
    ['a public id that is no text', '{"public_id":1}'],
    ['an empty public id', '{"public_id":""}'],
    ['a way out of the folder', '{"public_id":"../cup"}'],
    ['an escaped NUL', '{"public_id":"cup\\u0000"}'],
    ['an address', '{"public_id":"https://example.org/cup"}'],
    ['too long a public id', serialised('c'.repeat(256))],
  ])('an image of %s is refused at its field', async (_what, cloudinary_image) => {
    const { client, body, make, priceNow, reasonsOf } = await adminsPrices();
    const made = await client.post<Problem>(PATH, { ...body, cloudinary_image });
    expect([made.status, reasonsOf(made)]).toEqual([400, ['/cloudinary_image malformed']]);
    const price = await make();
    const edited = await client.put<Problem>(PATH, { ...price, cloudinary_image });
    expect([edited.status, reasonsOf(edited)]).toEqual([400, ['/cloudinary_image malformed']]);
    expect(await priceNow(price.id)).toEqual(price);
  });

  test.each([
    ['no name', { name: undefined }, '/name required'],
    ['a name of blanks', { name: ' \u200b' }, '/name no-visible-text'],
    ['a name too long', { name: 'n'.repeat(201) }, '/name too-long'],
    ['no description', { description: undefined }, '/description required'],
    ['a description too long', { description: 'd'.repeat(2001) }, '/description too-long'],
    ['an invisible description', { description: '\u200b' }, '/description no-visible-text'],
    ['a fourth prize', { used_as_league_table_prize: 'FOURTH_PRIZE' }, '/used_as_league_table_prize not-listed'],
    ['its edit flag', { editMode: true }, '/editMode unknown-field'],
    ['an image that is no text', { cloudinary_image: { public_id: 'cup' } }, '/cloudinary_image wrong-type'],
  ])('a price with %s is refused by name', async (_what, change, expected) => {
    const { client, body, reasonsOf } = await adminsPrices();
    const refused = await client.post<Problem>(PATH, { ...body, ...change });
    expect([refused.status, reasonsOf(refused)]).toEqual([400, [expected]]);
  });

  test('an admin changes a price, and saving it as it is moves nothing on', async () => {
    const { client, make, priceNow } = await adminsPrices();
    const made = await make();
    const edited = await client.put<SessionPrice>(PATH, { ...made, name: 'Cup', description: '' });
    expect([edited.status, edited.body]).toEqual([200, { ...made, name: 'Cup', description: '', version: 2 }]);
    expect((await client.put(PATH, edited.body)).body).toEqual(edited.body);
    expect(await priceNow(made.id)).toEqual(edited.body);
  });

  test('who edits what somebody else has changed meanwhile is told, with the price as it is', async () => {
    const { client, make } = await adminsPrices();
    const made = await make();
    const { body: newer } = await client.put<SessionPrice>(PATH, { ...made, name: 'Cup' });
    const late = await client.put<Problem>(PATH, { ...made, name: 'Bowl' });
    expect([late.status, late.code, late.body.current]).toEqual([409, 'stale', newer]);
    const { version: _version, ...unversioned } = made;
    expect((await client.put(PATH, { ...unversioned, name: 'Bowl' })).body).toMatchObject({ name: 'Bowl', version: 3 });
  });

  test('of many who edit the same version at once one wins and the others are told', async () => {
    const { client, make } = await adminsPrices();
    const made = await make();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => client.put(PATH, { ...made, description: `by ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  test('a price is deleted once it is the instant price of no training any more', async () => {
    const { fixtures, club, client, priceNow } = await adminsPrices();
    const training = await fixtures.training({ club });
    const { id } = await fixtures.price({ awardedTo: training });
    const refused = await client.delete<Problem>(PATH, { id });
    expect([refused.status, refused.code, refused.body.current]).toEqual([409, 'in-use', { trainings: 1 }]);
    expect(await priceNow(id)).toBeDefined();

    await client.delete(`/api/scheduledtrainings/${training.id}`);
    const deleted = await client.delete(PATH, { id });
    expect([deleted.status, deleted.body]).toEqual([200, { id }]);
    expect(await priceNow(id)).toBeUndefined();
  });

  test('a price that is not there can be neither changed nor deleted', async () => {
    const { client, body } = await adminsPrices();
    const answers = [await client.put(PATH, { id: nowhere, ...body }), await client.delete(PATH, { id: nowhere })];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(['404 not-found', '404 not-found']);
  });

  test('a pro sees the prices, a player does not', async () => {
    const { fixtures, club, priceNow } = await adminsPrices();
    const { id } = await fixtures.price();
    const [pro, player] = await Promise.all(
      (['PRO', 'PLAYER'] as const).map(async (role) =>
        api(await fixtures.signedIn(await fixtures.member({ club, roles: ['APPROVED', role] }))),
      ),
    );
    const fetched = (await pro?.get<SessionPrices>(PATH))?.body.data.find((price) => price.id === id);
    expect(fetched).toEqual(await priceNow(id));
    expect((await player?.get(PATH))?.code).toBe('not-permitted');
  });
});

describe('images of prices', () => {
  const PATH = '/sessionprices';

  function priceWith(publicId: string) {
    const cloudinary_image = JSON.stringify({ public_id: publicId });
    return { name: unique('Cup'), description: '', cloudinary_image };
  }

  test('an image that this server does not have is refused, but a price keeps the one it has', async () => {
    const { fixtures, token } = await adminAndClub();
    const client = api(token);
    const gone = unique('gone');
    const made = await client.post<Problem>(PATH, priceWith(gone));
    expect([made.status, made.code]).toEqual([409, 'unknown-reference']);
    expect(made.body.errors).toMatchObject([{ path: '/cloudinary_image', reason: 'not-listed' }]);
    const { id } = await fixtures.price({ image: gone });
    const edit = { id, ...priceWith(gone) };
    expect(await client.put(PATH, edit)).toMatchObject({ status: 200, body: { ...edit, version: 2 } });
  });

  test('an image that is deleted while a price is given it is either gone or shown', async () => {
    const { token } = await adminAndClub();
    const client = api(token);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const publicId = await uploadImage(token, 'sessionprice', unique('cup'));
      const [made, deleted] = await Promise.all([
        client.post<SessionPrice | Problem>(PATH, priceWith(publicId)),
        client.delete(`/image/upload/${encodeURIComponent(publicId)}`),
      ]);
      expect([made.status, deleted.status]).toEqual(made.status === 201 ? [201, 409] : [409, 200]);
    }
  });

  test('where images are kept elsewhere every public id is taken as it is', async () => {
    const elsewhere = await startServerProcess({
      env: {
        DATABASE_URL: databaseUrl(),
        TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
        IMAGE_URL: 'https://images.example.org/golf',
        LOG_LEVEL: 'silent',
      },
    });
    try {
      const { token } = await adminAndClub();
      const requested = priceWith(unique('folder/cup'));
      const response = await fetch(`${elsewhere.url}${PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(requested),
      });
      expect([response.status, await response.json()]).toEqual([201, expect.objectContaining(requested)]);
    } finally {
      await elsewhere.stop();
    }
  });
});
