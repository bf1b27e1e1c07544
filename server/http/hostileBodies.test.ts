import type { Problem } from '@contract/problem';
import { type Answer, api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const LARGEST_ANSWER_BYTES = 16_384;

const json = { 'content-type': 'application/json' };

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join();

async function admin() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  return { club, client: api(await fixtures.signedIn(member)) };
}

async function send(body: string): Promise<Answer<Problem>> {
  return (await admin()).client.raw<Problem>({ method: 'POST', path: '/api/golfclub', headers: json, body });
}

test.each([
  ['a list of forbidden texts under a long key', `{"${'k'.repeat(300)}":[${many(150_000, () => '"\u202e"')}]}`],
  ['fewer of them', `{"${'k'.repeat(300)}":[${many(50_000, () => '"\u202e"')}]}`],
  ['unknown keys', `{${many(105_000, (index) => `"${index}":1`)}}`],
  ['fewer unknown keys', `{${many(50_000, (index) => `"k${index}":1`)}}`],
  ['long unknown keys', `{${many(1_000, (index) => `"${'k'.repeat(900)}${index}":1`)}}`],
  ['unknown keys of control characters', `{${many(1_500, (index) => `"${'\\u0001'.repeat(90)}${index}":1`)}}`],
  ['forbidden keys', `{${many(50_000, (index) => `"\\u202e${index}":1`)}}`],
  ['a text without an end', `{"name":"${'x'.repeat(1_000_000)}"}`],
  ['a heap of marks', `{"name":"a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}"}`],
  ['smaller heaps', `{${many(190, (index) => `"k${index}":"a${'\u0301'.repeat(1_300)}${'\u0323'.repeat(1_300)}"`)}}`],
  ['a heap of marks as a key', `{"a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}":1}`],
])('%s is refused with a short answer', async (_what, body) => {
  const answer = await send(body);
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(LARGEST_ANSWER_BYTES);
  expect(answer.body.errors?.length).toBeGreaterThan(0);
});

test.each([
  ['too many rows', 200_000, {}],
  ['rows without anything', 20_000, {}],
  ['rows of wrong values', 5_000, { name: 1, surname: 2, username: 3, email: 4, phone: [], colour: 'red' }],
])('an import of %s is refused with a short answer', async (_what, count, row) => {
  const { client, club } = await admin();
  const body = JSON.stringify({ write: true, rows: Array.from({ length: count }, () => row) });
  const path = `/api/golfclub/${club.id}/members/import`;
  const answer = await client.raw<Problem>({ method: 'POST', path, headers: json, body });
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(LARGEST_ANSWER_BYTES);
});

test('of a form every wrong field is told, and a key that is too long is shown cut', async () => {
  const answer = await send(JSON.stringify({ name: 1, country: 'france', ['k'.repeat(500)]: 1 }));
  const paths = answer.body.errors?.map(({ path }) => path) ?? [];
  expect(paths).toEqual(expect.arrayContaining(['/name', '/country', '/streetname', `/${'k'.repeat(60)}…`]));
});

test('thirty marks on a letter are accepted as they are normalised', async () => {
  const answer = await send(JSON.stringify({ name: `a${'\u0323'.repeat(30)}` }));
  expect(answer.body.errors?.map(({ path }) => path)).not.toContain('/name');
});
