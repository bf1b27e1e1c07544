import type { Problem } from '../../../contract/problem';
import type { SessionPrice } from '../../../contract/price';
import { startServerProcess } from '../../../test/serverProcess';
import { adminAndClub } from '../../../test/world/adminAndClub';
import { api } from '../../../test/world/api';
import { databaseUrl } from '../../../test/world/databaseUrl';
import { fromSetup } from '../../../test/world/environment';
import { uploadImage } from '../../../test/world/images';
import { unique } from '../../../test/world/names';

const PATH = '/sessionprices';

function priceWith(publicId: string) {
  const cloudinary_image = JSON.stringify({ public_id: publicId });
  return { name: unique('Cup'), description: '', cloudinary_image };
}

test('an image that this server does not have is refused, but a price keeps the one it has', async () => {
  const { world, token } = await adminAndClub();
  const client = api(token);
  const gone = unique('gone');
  const made = await client.post<Problem>(PATH, priceWith(gone));
  expect([made.status, made.code]).toEqual([409, 'unknown-reference']);
  expect(made.body.errors).toMatchObject([{ path: '/cloudinary_image', reason: 'not-listed' }]);
  const { id } = await world.price({ image: gone });
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
    const wished = priceWith(unique('folder/cup'));
    const response = await fetch(`${elsewhere.url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(wished),
    });
    expect([response.status, await response.json()]).toEqual([201, expect.objectContaining(wished)]);
  } finally {
    await elsewhere.stop();
  }
});
