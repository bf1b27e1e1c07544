import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from '@contract/change';
import type { Golfclub } from '@contract/golfclub';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

describe('golfclub', () => {
  async function twoClubs() {
    const fixtures = await makeFixtures();
    const [own, otherClub] = [await fixtures.club(), await fixtures.club({ country: 'south africa' })];
    const pro = await fixtures.member({ club: own, roles: ['APPROVED', 'PLAYER', 'PRO'], surname: 'Zimmer' });
    const player = await fixtures.member({ club: own, surname: 'Äpfel' });
    const admin = await fixtures.member({ club: otherClub, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    return {
      own,
      otherClub,
      pro: api(await fixtures.signedIn(pro)),
      player: api(await fixtures.signedIn(player)),
      admin: api(await fixtures.signedIn(admin)),
    };
  }

  test('a pro sees only her own club, with its members sorted by the rules of language', async () => {
    const { pro, own } = await twoClubs();
    const { body } = await pro.get<Golfclub[]>('/api/golfclub');
    expect(body.map(({ id, memberCount, version }) => ({ id, memberCount, version }))).toEqual([
      { id: own.id, memberCount: 2, version: 1 },
    ]);
    expect(body[0]?.members.map(({ surname }) => surname)).toEqual(['Äpfel', 'Zimmer']);
    expect((await pro.get<Golfclub>(`/api/golfclub/${own.id}`)).body).toEqual(body[0]);
  });

  test('a player sees the own club without its members', async () => {
    const { player, own } = await twoClubs();
    const { body } = await player.get<Golfclub[]>('/api/golfclub');
    expect(body).toEqual([expect.objectContaining({ id: own.id, members: [], memberCount: 2 })]);
    expect((await player.get<Golfclub>(`/api/golfclub/${own.id}`)).body.members).toEqual([]);
  });

  test('an admin sees every club, and members only of those they belong to', async () => {
    const { admin, own, otherClub } = await twoClubs();
    const { body } = await admin.get<Golfclub[]>('/api/golfclub');
    for (const { id } of [own, otherClub]) {
      const club = body.find((one) => one.id === id);
      expect(club?.members.map(({ golfclubId }) => golfclubId)).toEqual(Array(club?.memberCount).fill(id));
    }
    expect((await admin.get<Golfclub>(`/api/golfclub/${own.id}`)).body).toMatchObject({ memberCount: 2 });
  });

  test('members stay away where nobody wants them', async () => {
    const { pro, own } = await twoClubs();
    const one = await pro.get<Golfclub>(`/api/golfclub/${own.id}?members=none`);
    expect(one.body).toMatchObject({ members: [], memberCount: 2 });
    const all = await pro.get<Golfclub[]>('/api/golfclub?members=none');
    expect(all.body).toEqual([one.body]);
    expect((await pro.get('/api/golfclub?members=all')).status).toBe(400);
  });

  test("another club's id gets the same bytes as one that does not exist", async () => {
    const { pro, player, admin, otherClub } = await twoClubs();
    const nowhere = await admin.get(`/api/golfclub/${randomUUID()}`);
    expect([nowhere.status, nowhere.code]).toEqual([404, 'not-found']);
    for (const client of [pro, player]) {
      for (const id of [otherClub.id, randomUUID()]) {
        const answer = await client.get(`/api/golfclub/${id}`);
        expect([answer.status, answer.text]).toEqual([404, nowhere.text]);
      }
    }
  });

  test('an id in capitals or with anything else in it is no id', async () => {
    const { pro, own } = await twoClubs();
    for (const id of [own.id.toUpperCase(), '1', `${own.id}x`, '%00', 'a'.repeat(500)]) {
      const answer = await pro.get(`/api/golfclub/${id}`);
      expect([id, answer.status, answer.code]).toEqual([id, 400, 'bad-input']);
    }
  });
});

describe('change club', () => {
  const address = { streetname: 'Am Fairway', streetnumber: '18a', postalcode: '82064', city: 'Straßlach' };

  async function adminsFixtures() {
    const fixtures = await makeFixtures();
    const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const client = api(await fixtures.signedIn(admin));
    const body = { name: unique('Golfclub Nguyễn'), ...address, country: 'south africa' };
    return { fixtures, admin, client, body };
  }

  async function recordOf(client: ReturnType<typeof api>, golfclubId: string) {
    const { body } = await client.get<Change[]>(`/api/changes?golfclubId=${golfclubId}`);
    return body.map(({ action, actor, golfclub, fields }) => ({ action, actor: actor?.id, golfclub, fields }));
  }

  test('an admin makes a club, which is listed and on record', async () => {
    const { client, admin, body } = await adminsFixtures();
    const made = await client.post<Golfclub>('/api/golfclub', body);
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toEqual({ id, ...body, members: [], memberCount: 0, version: 1 });
    expect((await client.get(`/api/golfclub/${id}`)).body).toEqual(made.body);
    const fields = Object.entries(body).map(([field, after]) => ({ field, before: null, after }));
    expect(await recordOf(client, id)).toEqual([
      { action: 'golfclub.created', actor: admin.id, golfclub: { id, name: body.name }, fields },
    ]);
  });

  test('read-only fields that are sent back do not count', async () => {
    const { client, body } = await adminsFixtures();
    const sent = { ...body, id: randomUUID(), members: [{ roles: ['ADMIN'] }], memberCount: 7, version: 9 };
    const made = await client.post<Golfclub>('/api/golfclub', sent);
    expect(made.body).toMatchObject({ members: [], memberCount: 0, version: 1 });
    expect(made.body.id).not.toBe(sent.id);
  });

  test('the same Idempotency-Key makes one club', async () => {
    const { client, body } = await adminsFixtures();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await client.post<Golfclub>('/api/golfclub', body, headers),
      await client.post<Golfclub>('/api/golfclub', body, headers),
    ];
    expect([two.status, two.body]).toEqual([201, one.body]);
  });

  test.each([
    ['no name', { name: undefined }, '/name required'],
    ['a name of blanks', { name: ' \u200b' }, '/name no-visible-text'],
    ['an escape sequence in its name', { name: 'Golf\u001b[2Jclub' }, '/name forbidden-characters'],
    ['a name of two lines', { name: 'Golf\nclub' }, '/name forbidden-characters'],
    ['a line separator in its city', { city: 'Bad\u2029Tölz' }, '/city forbidden-characters'],
    ['a country of nowhere', { country: '' }, '/country not-listed'],
    ['too long a postal code', { postalcode: '8'.repeat(21) }, '/postalcode too-long'],
    ['a field nobody knows', { owner: 'me' }, '/owner unknown-field'],
  ])('a club with %s is refused by name', async (_what, change, expected) => {
    const { client, body } = await adminsFixtures();
    const { status, body: problem } = await client.post<Problem>('/api/golfclub', { ...body, ...change });
    expect([status, problem.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([400, [expected]]);
  });

  test('an admin changes a club, and the record shows what was and what is', async () => {
    const { client, admin, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    const edited = await client.put<Golfclub>('/api/golfclub', { ...made, city: 'Köln', country: 'germany' });
    expect([edited.status, edited.body]).toEqual([200, { ...made, city: 'Köln', country: 'germany', version: 2 }]);
    const [latest] = await recordOf(client, made.id);
    expect(latest).toMatchObject({
      action: 'golfclub.edited',
      actor: admin.id,
      fields: [
        { field: 'city', before: 'Straßlach', after: 'Köln' },
        { field: 'country', before: 'south africa', after: 'germany' },
      ],
    });
  });

  test('saving a club as it is moves nothing on and is not on record', async () => {
    const { client, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    expect((await client.put('/api/golfclub', made)).body).toEqual(made);
    expect(await recordOf(client, made.id)).toHaveLength(1);
  });

  test('who edits what somebody else has changed meanwhile is told, with the club as it is', async () => {
    const { client, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    const { body: newer } = await client.put<Golfclub>('/api/golfclub', { ...made, city: 'Köln' });
    const late = await client.put<Problem>('/api/golfclub', { ...made, city: 'Bonn' });
    expect([late.status, late.code, late.body.current]).toEqual([409, 'stale', newer]);
    const { version: _version, ...unversioned } = made;
    expect((await client.put('/api/golfclub', { ...unversioned, city: 'Bonn' })).body).toMatchObject({
      city: 'Bonn',
      version: 3,
    });
  });

  test('of many who edit the same version at once one wins and the others are told', async () => {
    const { client, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => client.put('/api/golfclub', { ...made, streetnumber: String(n) })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect((await client.get(`/api/golfclub/${made.id}`)).body).toMatchObject({ version: 2 });
  });

  test('editing a club answers its members unless they are not wanted', async () => {
    const { fixtures, client } = await adminsFixtures();
    const club = await fixtures.club();
    await fixtures.member({ club });
    const { body: read } = await client.get<Golfclub>(`/api/golfclub/${club.id}?members=none`);
    const whole = await client.put<Golfclub>('/api/golfclub', { ...read, city: 'Köln' });
    expect(whole.body.members).toHaveLength(1);
    const bare = await client.put<Golfclub>('/api/golfclub?members=none', { ...read, version: 2, city: 'Bonn' });
    expect(bare.body).toMatchObject({ members: [], memberCount: 1, version: 3 });
  });

  test('a club that is not there cannot be changed or deleted', async () => {
    const { client, body } = await adminsFixtures();
    for (const answer of [
      await client.put('/api/golfclub', { ...body, id: randomUUID() }),
      await client.delete(`/api/golfclub/${randomUUID()}`),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'not-found']);
    }
  });

  test('a club without members and trainings is deleted, once, and stays on record', async () => {
    const { client, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    const answers = await Promise.all([1, 2, 3].map(() => client.delete(`/api/golfclub/${made.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ id: made.id });
    expect((await client.get(`/api/golfclub/${made.id}`)).status).toBe(404);
    expect((await recordOf(client, made.id))[0]).toMatchObject({
      action: 'golfclub.deleted',
      golfclub: { id: made.id, name: body.name },
    });
  });

  test('a club with members or trainings is not deleted, and says how many there are', async () => {
    const { fixtures, client } = await adminsFixtures();
    const club = await fixtures.club();
    await fixtures.member({ club });
    await fixtures.member({ club });
    await fixtures.training({ club, template: await fixtures.template(), status: 'FINISHED' });
    const refused = await client.delete<Problem>(`/api/golfclub/${club.id}`);
    expect([refused.status, refused.code]).toEqual([409, 'in-use']);
    const { members, trainings } = refused.body.current as { members: number; trainings: number };
    const { body } = await client.get<Golfclub>(`/api/golfclub/${club.id}?members=none`);
    expect([members, trainings]).toEqual([body.memberCount, 1]);
  });

  test('members whose data is erased are not counted and do not keep a club from being deleted', async () => {
    const { fixtures, client } = await adminsFixtures();
    const club = await fixtures.club();
    const member = await fixtures.member({ club });
    await sql(`update members set erased_at = now(), name = '', surname = '', roles = '{}' where id = $1`, [member.id]);
    const { body } = await client.get<Golfclub>(`/api/golfclub/${club.id}`);
    expect([body.memberCount, body.members]).toEqual([0, []]);
    expect((await client.delete(`/api/golfclub/${club.id}`)).status).toBe(200);
    expect(await sql('select id from members where id = $1', [member.id])).toEqual([]);
  });

  test('a club that is deleted while people sign up is either gone or in use, and nobody is left without one', async () => {
    const { client, body } = await adminsFixtures();
    const { body: made } = await client.post<Golfclub>('/api/golfclub', body);
    const joining = Array.from({ length: 6 }, () => {
      const username = unique('robin');
      const person = { name: 'Robin', surname: 'Grün', username, email: `${username}@example.org` };
      return api().post(`/api/golfclub/signup/${made.id}`, { ...person, password: 'two eagles in a row' });
    });
    const deleting = [60, 120, 180].map(async (milliseconds) => {
      await pause(milliseconds);
      return client.delete(`/api/golfclub/${made.id}`);
    });
    const joined = (await Promise.all(joining)).map(({ status }) => status);
    const deleted = (await Promise.all(deleting)).map(({ status }) => status);
    const isGone = deleted.includes(200);
    expect(new Set(joined)).toEqual(new Set([isGone ? 404 : 202]));
    expect(new Set(deleted)).toEqual(isGone ? new Set([200, 404]) : new Set([409]));
    const members = await sql('select id from members where golfclub_id = $1', [made.id]);
    expect(members).toHaveLength(isGone ? 0 : 6);
  });
});
