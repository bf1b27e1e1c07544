import type { Golfclub } from '@contract/golfclub';
import type { Member } from '@contract/member';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { newMember, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { dayToCome } from '@test/fixtures/trainings';

const numbers = { phone: '+49 8178 1', mobile: '+49 170 1' };

async function createdBy(who: 'asAdmin' | 'asPro', options: object = {}) {
  const staff = await staffOfClub();
  const body = { ...newMember(staff.club.id), ...options };
  const answer = await staff[who].create<Partial<Golfclub>>(body);
  const member = answer.body.members?.find(({ username }) => username === body.username);
  return { ...staff, body, answer, member };
}

function refusal({ status, code, body }: { status: number; code: string | undefined; body: unknown }) {
  return { status, code, errors: (body as Problem).errors?.map(({ path, reason }) => `${path} ${reason}`) };
}

test('staff creates an approved player, who can sign in at once', async () => {
  const { answer, body, member, club, pro } = await createdBy('asPro', {
    dateOfBirth: '29.02.2000',
    gender: 'woman',
    handicap: -1.2,
    ...numbers,
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ id: club.id, memberCount: 3 });
  const { password, ...sent } = body;
  expect(member).toEqual({
    ...sent,
    id: expect.any(String),
    roles: ['APPROVED', 'PLAYER'],
    golfclub: club,
    access: 'PASSWORD',
    version: 1,
  });
  expect(answer.text).not.toMatch(/argon2|password/);
  const signIn = await api().post('/api/auth/signin', { usernameOrEmail: body.email, password });
  expect(signIn.status).toBe(200);
  expect(await recordOf(member?.id ?? '')).toEqual([
    { action: 'member.created', actor_id: pro.id, golfclub_id: club.id, fields: [] },
  ]);
});

test('the club comes without its members where nobody wants them', async () => {
  const { adminClient, club } = await staffOfClub();
  const answer = await adminClient.post(`/api/golfclub/${club.id}/member?members=none`, newMember(club.id));
  expect(answer).toMatchObject({ status: 201, body: { members: [], memberCount: 3 } });
});

test('the club comes with the changed member alone where only that one is wanted', async () => {
  const { adminClient, club } = await staffOfClub();
  const member = newMember(club.id);
  const path = `/api/golfclub/${club.id}/member`;
  const visible = { username: member.username, email: member.email };
  const made = await adminClient.post<Golfclub>(`${path}?members=changed`, member);
  expect(made.body).toMatchObject({ members: [visible], memberCount: 3 });
  const { name, surname, username, email } = member;
  const deleted = await adminClient.delete<Golfclub>(`${path}?members=changed`, { name, surname, username, email });
  expect(deleted.body).toMatchObject({ members: [], memberCount: 2 });
  expect((await adminClient.get(`/api/golfclub?members=changed`)).status).toBe(400);
});

test.each<['asAdmin' | 'asPro', Member['roles'], Member['roles']]>([
  ['asPro', ['PRO'], ['APPROVED', 'PLAYER', 'PRO']],
  ['asAdmin', ['ADMIN', 'PRO'], ['ADMIN', 'APPROVED', 'PLAYER', 'PRO']],
  ['asPro', ['UNAPPROVED', 'PLAYER', 'PLAYER'], ['APPROVED', 'PLAYER']],
])('%s ticking %j makes somebody with the roles %j', async (who, roles, current) => {
  const { answer, member } = await createdBy(who, { roles, ...numbers });
  expect([answer.status, member?.roles]).toEqual([201, current]);
});

test('what only the server writes may be sent back, and is not looked at', async () => {
  const sentBack = { id: '00000000-0000-7000-8000-000000000000', version: 7, access: 'LINK_SENT', golfclub: {} };
  const { answer, member } = await createdBy('asAdmin', sentBack);
  expect([answer.status, member?.version, member?.access]).toEqual([201, 1, 'PASSWORD']);
  expect(member?.id).not.toBe(sentBack.id);
});

test('a pro cannot make an admin', async () => {
  const { answer, body } = await createdBy('asPro', { roles: ['ADMIN'] });
  expect(refusal(answer)).toMatchObject({ status: 403, code: 'not-permitted' });
  expect(await sql('select id from members where username = $1', [body.username])).toEqual([]);
});

test.each<[string, object, string[]]>([
  ['a pro without numbers', { roles: ['PRO'], phone: null }, ['/phone required', '/mobile required']],
  ['a pro with a blank number', { roles: ['PRO'], ...numbers, mobile: '' }, ['/mobile required']],
  ['a pro with an invisible number', { roles: ['PRO'], ...numbers, mobile: '\u3164' }, ['/mobile no-visible-text']],
  ['an invisible telephone', { phone: ' \u200b' }, ['/phone no-visible-text']],
  ['no name', { name: undefined }, ['/name required']],
  ['an invisible surname', { surname: '\u200b ' }, ['/surname no-visible-text']],
  ['no e-mail address', { email: 'lena' }, ['/email not-an-email']],
  ['an e-mail as username', { username: 'lena@example.org' }, ['/username not-a-username']],
  ['a short password', { password: 'eleven char' }, ['/password too-short']],
  ['a password of one character', { password: 'aaaaaaaaaaaaaaaa' }, ['/password common-password']],
  ['a day that is none', { dateOfBirth: '29.02.2001' }, ['/dateOfBirth not-a-date']],
  ['a day to come', { dateOfBirth: dayToCome() }, ['/dateOfBirth in-the-future']],
  ['a third gender', { gender: 'other' }, ['/gender not-listed']],
  ['two decimals', { handicap: 18.45 }, ['/handicap more-than-one-decimal']],
  ['a handicap as text', { handicap: '18' }, ['/handicap wrong-type']],
  ['an unknown role', { roles: ['OWNER'] }, ['/roles/0 not-listed']],
  ['an approval code', { approvalCode: 'x' }, ['/approvalCode unknown-field']],
  ['a hash', { password_hash: 'x' }, ['/password_hash unknown-field']],
])('%s is refused, and nobody is created', async (_what, options, errors) => {
  const { answer, body } = await createdBy('asAdmin', options);
  expect(refusal(answer)).toEqual({ status: 400, code: 'bad-input', errors });
  expect(await sql('select id from members where username = $1 or email = $2', [body.username, body.email])).toEqual(
    [],
  );
});

test('a key that reaches for the prototype is refused and gives no role', async () => {
  const { proClient, club } = await staffOfClub();
  const sent = JSON.stringify(newMember(club.id)).replace('{', '{"__proto__":{"roles":["ADMIN"]},');
  const answer = await proClient.raw({
    method: 'POST',
    path: `/api/golfclub/${club.id}/member`,
    headers: { 'content-type': 'application/json' },
    body: sent,
  });
  expect(refusal(answer)).toEqual({ status: 400, code: 'bad-input', errors: ['/__proto__ unknown-field'] });
});

test('another club in the body is foreign to a pro and a mistake of an admin', async () => {
  const { fixtures, club, asPro, asAdmin } = await staffOfClub();
  const other = await fixtures.club();
  const body = newMember(other.id);
  expect(refusal(await asPro.create(body))).toMatchObject({ status: 403, code: 'foreign-club' });
  expect(refusal(await asAdmin.create(body))).toEqual({
    status: 400,
    code: 'bad-input',
    errors: ['/golfclubId not-listed'],
  });
  expect(await sql('select id from members where golfclub_id = $1', [club.id])).toHaveLength(2);
});

test('the same key creates once, and is refused for another member', async () => {
  const { club, asAdmin } = await staffOfClub();
  const body = newMember(club.id);
  const headers = { 'idempotency-key': 'created-once' };
  const [first, again] = [await asAdmin.create(body, headers), await asAdmin.create(body, headers)];
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  const other = await asAdmin.create({ ...body, name: 'Other' }, headers);
  expect([other.status, other.code]).toEqual([422, 'idempotency-key-reused']);
});
