import { sql } from '@test/fixtures/database';
import { delivered, makeUploads } from '@test/fixtures/images';
import { unique } from '@test/fixtures/names';

test('a deleted image is neither listed nor delivered any more', async () => {
  const { fixtures, client } = await makeUploads();
  const { publicId } = await fixtures.image();
  expect((await delivered('f_webp', publicId)).status).toBe(200);
  const answer = await client.delete(`/image/upload/${publicId}`);
  expect([answer.status, answer.body]).toEqual([200, { public_id: publicId }]);
  expect((await delivered('f_webp', publicId)).status).toBe(404);
  expect((await client.get('/image/list/sessiontemplate.json')).text).not.toContain(publicId);
  const again = await client.delete(`/image/upload/${publicId}`);
  expect([again.status, again.code]).toEqual([404, 'not-found']);
});

test('an image in use is kept, and the answer says by what and how many', async () => {
  const { fixtures, client } = await makeUploads();
  const { publicId } = await fixtures.image();
  const hints = [{ name: { en: 'Look at it', de: 'Ansehen' }, imageUrl: publicId }];
  const visible = await fixtures.template();
  const hinted = await fixtures.template({ hints });
  await sql('update templates set image = $1 where id = $2', [publicId, visible.content.id]);
  await fixtures.training({ club: await fixtures.club(), template: hinted });
  await fixtures.price({ image: publicId });
  const answer = await client.delete<{ current: unknown }>(`/image/upload/${publicId}`);
  expect([answer.status, answer.code]).toEqual([409, 'in-use']);
  expect(answer.body.current).toEqual({ templates: 2, trainings: 1, prices: 1 });
  expect((await delivered('f_webp', publicId)).status).toBe(200);
});

test('an image that only an old training still shows is kept', async () => {
  const { fixtures, client } = await makeUploads();
  const { publicId } = await fixtures.image();
  const template = await fixtures.template();
  const content = { ...template.content, image: publicId };
  await fixtures.training({ club: await fixtures.club(), template: { ...template, content }, status: 'FINISHED' });
  const answer = await client.delete<{ current: unknown }>(`/image/upload/${publicId}`);
  expect([answer.code, answer.body.current]).toEqual(['in-use', { templates: 0, trainings: 1, prices: 0 }]);
});

test('when one deletes an image while another begins to show it, one of them is told', async () => {
  const { fixtures, client } = await makeUploads();
  for (let time = 0; time < 10; time += 1) {
    const { publicId } = await fixtures.image();
    const price = {
      name: unique('Twelve balls'),
      description: '',
      cloudinary_image: JSON.stringify({ public_id: publicId }),
    };
    const [visible, deleted] = await Promise.all([
      client.post('/sessionprices', price),
      client.delete(`/image/upload/${publicId}`),
    ]);
    expect([
      [201, 'in-use'],
      ['unknown-reference', 200],
    ]).toContainEqual([visible.code ?? visible.status, deleted.code ?? deleted.status]);
  }
});
