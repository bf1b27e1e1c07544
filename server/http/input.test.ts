import { type Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';

const id = '01910000-0000-7000-8000-000000000000';

const plan = { trainingTemplateId: id, golfclubId: id, plannedDate: '2026-05-14' };

async function proClient() {
  const { client } = await proOfNewClub();
  return client;
}

function refusedFields({ errors }: Problem): string[] {
  return (errors ?? []).map(({ path, reason }) => `${path} ${reason}`);
}

test.each([
  ['an unknown field', { ...plan, colour: 'red' }, ['/colour unknown-field']],
  ['a missing field', { trainingTemplateId: id, golfclubId: id }, ['/plannedDate required']],
  ['a number as text and text as a number', { ...plan, plannedDate: 20260514 }, ['/plannedDate wrong-type']],
  ['an impossible date', { ...plan, plannedDate: '2026-02-31' }, ['/plannedDate not-a-date']],
  ['an id that is none', { ...plan, golfclubId: 'bergblick' }, ['/golfclubId not-an-id']],
  ['NUL in a text', { ...plan, golfclubId: 'a\0b' }, ['/golfclubId forbidden-characters']],
  ['an escape character in a text', { ...plan, golfclubId: 'a\u001bb' }, ['/golfclubId forbidden-characters']],
  ['a control character of Latin-1', { ...plan, golfclubId: 'a\u009bb' }, ['/golfclubId forbidden-characters']],
  ['a carriage return in a text', { ...plan, golfclubId: 'a\rb' }, ['/golfclubId forbidden-characters']],
  ['a bidirectional control in a text', { ...plan, golfclubId: 'a\u202eb' }, ['/golfclubId forbidden-characters']],
  ['a bidirectional control in a key', { ...plan, 'a\u202eb': 1 }, ['/a\u202eb forbidden-characters']],
  ['a list for an object', [plan], [' wrong-type']],
])('%s is refused by name', async (_what, body, expected) => {
  const answer = await (await proClient()).post<Problem>(PLAN, body);
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(refusedFields(answer.body)).toEqual(expected);
});

test.each([
  ['no body', ''],
  ['half a character', `{"trainingTemplateId":"\\ud800"}`],
  ['a key that reaches the prototype', `{"__proto__":{"golfclubId":"${id}"}}`],
])('%s is bad input', async (_what, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body });
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
});

test.each([
  ['text that is not JSON', Buffer.from('{"a":1,}')],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['values nested too deep', Buffer.from(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
])('%s is malformed', async (_what, bytes) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body: new Uint8Array(bytes) });
  expect([answer.status, answer.code]).toEqual([400, 'malformed-json']);
});

test.each([
  ['no media type', {}],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another character set', { 'content-type': 'application/json; charset=latin1' }],
  ['a media type that is none', { 'content-type': 'json' }],
  ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
])('%s is an unsupported media type', async (_what, headers) => {
  const body = new TextEncoder().encode(JSON.stringify(plan));
  const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body });
  expect([answer.status, answer.code]).toEqual([415, 'unsupported-media-type']);
});

test('JSON that names its character set is accepted', async () => {
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body: JSON.stringify(plan) });
  expect(answer.code).toBe('foreign-club');
});

test('a call that takes no body refuses one, but not an empty object', async () => {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
  const refused = await api(token).post<Problem>('/api/auth/signout', { everywhere: true });
  expect([refused.status, refused.code]).toEqual([400, 'bad-input']);
  expect((await api(token).post('/api/auth/signout', {})).status).toBe(200);
});

test.each([
  ['an unknown parameter', '?colour=red', '/colour unknown-field'],
  ['a parameter given twice', '?filter=all&filter=pros', '/filter repeated'],
  ['a value that is not listed', '?filter=everyone', '/filter not-listed'],
  ['a page that is no number', '?page=-1', '/page malformed'],
  ['a page size beyond the limit', '?page=0&pageSize=101', '/pageSize malformed'],
  ['NUL in a search', '?q=%00', '/q forbidden-characters'],
])('%s is refused by name', async (_what, query, expected) => {
  const answer = await (await proClient()).get<Problem>(`/api/golfclub/members${query}`);
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(refusedFields(answer.body)).toEqual([expected]);
});

test.each([
  ['too long', 'k'.repeat(201)],
  ['empty', ''],
  ['with a blank', 'a b'],
])('an Idempotency-Key that is %s is refused', async (_what, key) => {
  const answer = await (await proClient()).post<Problem>(PLAN, plan, { 'idempotency-key': key });
  expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  expect(refusedFields(answer.body)).toEqual(['/idempotency-key malformed']);
});
