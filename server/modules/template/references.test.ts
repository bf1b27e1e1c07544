import { randomUUID } from 'node:crypto';
import type { Problem } from '@contract/problem';
import type { Template } from '@contract/template';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { unique } from '@test/fixtures/names';
import { newTemplate } from '@test/fixtures/templates';

const PATH = '/api/challenges/trainingsessiontemplate';

const MAPPING = 'trainingHandicapDifferenceToPointsMapping';

async function adminsCall() {
  const { fixtures, token } = await adminAndClub();
  const client = api(token);
  const made = async (options = {}) => (await client.post<Template>(PATH, newTemplate(options))).body;
  return { fixtures, token, client, made };
}

const fieldErrorsIn = ({ errors }: Problem) => errors?.map(({ path }) => path);

test('everything that a template names and that is not there is said at once, new and edited', async () => {
  const { fixtures, client, made } = await adminsCall();
  const [before, { publicId: known }] = [await made(), await fixtures.image()];
  const references = {
    category: { id: randomUUID() },
    [MAPPING]: { id: randomUUID() },
    image: unique('gone'),
    hints: [known, unique('gone')].map((imageUrl) => ({ name: {}, imageUrl })),
  };
  for (const answer of [
    await client.post<Problem>(PATH, newTemplate(references)),
    await client.put<Problem>(PATH, { ...before, ...references }),
  ]) {
    expect([answer.status, answer.code]).toEqual([409, 'unknown-reference']);
    expect(fieldErrorsIn(answer.body)).toEqual(['/category', `/${MAPPING}`, '/image', '/hints/1/imageUrl']);
  }
  const { body } = await client.get<Template[]>(PATH);
  expect(body.find(({ id }) => id === before.id)).toEqual(before);
});

test('a template keeps the images that are there, one of them in several places', async () => {
  const { fixtures, made } = await adminsCall();
  const { publicId: image } = await fixtures.image();
  const hints = [{ name: { en: 'One' }, imageUrl: image }, { name: { en: 'Two' } }];
  expect(await made({ image, hints })).toMatchObject({ image, hints });
});

test('a template with an image that is lost can be edited, but the image cannot be chosen anew', async () => {
  const { fixtures, client } = await adminsCall();
  const { content } = await fixtures.template();
  const lost = unique('lost');
  await sql('update templates set image = $2 where id = $1', [content.id, lost]);
  const edited = await client.put<Template>(PATH, { ...content, image: lost, description: { en: 'New' } });
  expect([edited.status, edited.body.image]).toEqual([200, lost]);
  const without = await client.put<Template>(PATH, { ...edited.body, image: null });
  expect([without.status, without.body.image]).toEqual([200, null]);
  expect(fieldErrorsIn((await client.put<Problem>(PATH, { ...without.body, image: lost })).body)).toEqual(['/image']);
});

test('an image that is deleted while a template takes it is either gone or in use', async () => {
  const { fixtures, client } = await adminsCall();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const { publicId: image } = await fixtures.image();
      const options = n % 2 ? { image } : { hints: [{ name: { en: 'Tip' }, imageUrl: image }] };
      const [deleted, used] = await Promise.all([
        client.delete(`/image/upload/${image}`),
        client.post<Problem>(PATH, newTemplate(options)),
      ]);
      const stored = await sql('select public_id from images where public_id = $1', [image]);
      return [deleted.code ?? deleted.status, used.code ?? used.status, stored.length];
    }),
  );
  for (const outcome of outcomes) {
    expect([
      [200, 'unknown-reference', 0],
      ['in-use', 201, 1],
    ]).toContainEqual(outcome);
  }
});

test('a mapping that is deleted while a template takes it is either gone or in use', async () => {
  const { fixtures, client } = await adminsCall();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { id } = await fixtures.mapping();
      const [deleted, used] = await Promise.all([
        client.delete(`/api/trainingsessionhandicapdifferencetopointsmapping/${id}`),
        client.post<Problem>(PATH, newTemplate({ [MAPPING]: { id } })),
      ]);
      return [deleted.code ?? deleted.status, used.code ?? used.status];
    }),
  );
  for (const outcome of outcomes) {
    expect([
      [200, 'unknown-reference'],
      ['in-use', 201],
    ]).toContainEqual(outcome);
  }
});

describe('a server whose images are kept elsewhere', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({
      env: {
        DATABASE_URL: databaseUrl(),
        TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
        IMAGE_URL: 'https://images.example.org/club',
        LOG_LEVEL: 'silent',
      },
    });
  });
  afterAll(() => server.stop());

  test('takes every public id, because it cannot know which there are', async () => {
    const { token } = await adminsCall();
    const images = { image: 'club/green no. 7', hints: [{ name: { en: 'Tip' }, imageUrl: 'tips/ünique' }] };
    const answer = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(newTemplate(images)),
    });
    expect([answer.status, await answer.json()]).toMatchObject([201, images]);
  });
});
