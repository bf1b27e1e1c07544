import { randomUUID } from 'node:crypto';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';
const json = { 'content-type': 'application/json' };
const tooMuch = 'x'.repeat(1_048_577);

async function tokens() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const player = await fixtures.member({ club });
  const unapproved = await fixtures.member({ club, roles: ['PRO', 'UNAPPROVED'] });
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  return {
    player: await fixtures.signedIn(player),
    unapproved: await fixtures.signedIn(unapproved),
    pro: await fixtures.signedIn(pro),
  };
}

test('a path nobody serves is 404 before its body is looked at', async () => {
  const answer = await api().raw({ method: 'POST', path: '/api/nothing', headers: json, body: tooMuch });
  expect([answer.status, answer.code]).toEqual([404, 'unknown-route']);
});

test('a body that is too large is refused before its media type and the missing token', async () => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await api().raw({ method: 'POST', path: PLAN, headers, body: tooMuch });
  expect([answer.status, answer.code]).toEqual([413, 'too-large']);
});

test('a wrong media type is refused before the missing token', async () => {
  const answer = await api().raw({ method: 'POST', path: PLAN, headers: { 'content-type': 'text/plain' }, body: 'x' });
  expect([answer.status, answer.code]).toEqual([415, 'unsupported-media-type']);
});

test('a missing token is told before malformed JSON', async () => {
  const answer = await api().raw({ method: 'POST', path: PLAN, headers: json, body: '{' });
  expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
});

test('an account that is not approved is told so before its input is looked at', async () => {
  const { unapproved } = await tokens();
  const answer = await api(unapproved).raw({ method: 'POST', path: PLAN, headers: json, body: '{' });
  expect([answer.status, answer.code]).toEqual([403, 'not-approved']);
});

test('a missing right is told before malformed JSON and impossible ids', async () => {
  const { player } = await tokens();
  const malformed = await api(player).raw({ method: 'POST', path: PLAN, headers: json, body: '{' });
  expect([malformed.status, malformed.code]).toEqual([403, 'not-permitted']);
  const impossible = await api(player).get('/api/golfclub/not-an-id/members');
  expect([impossible.status, impossible.code]).toEqual([403, 'not-permitted']);
});

test('input is refused before the things of other clubs are looked up', async () => {
  const { pro } = await tokens();
  const malformed = await api(pro).raw({ method: 'POST', path: PLAN, headers: json, body: '{' });
  expect([malformed.status, malformed.code]).toEqual([400, 'malformed-json']);
  const unknownField = await api(pro).get(`/api/golfclub/${randomUUID()}/members?colour=red`);
  expect([unknownField.status, unknownField.code]).toEqual([400, 'bad-input']);
});
