import type { Member, MemberCounts } from '@contract/member';
import type { Problem, Refusal } from '@contract/problem';
import { connect, type Connected } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { edited, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { changeMembers } from './commands/changeMembers';
import { deleteMember } from './commands/deleteMember';
import { editMember } from './commands/editMember';

describe('member filters', () => {
  /** Anna, Bert and Çelik besides an admin and a pro called Jana Möller; all names begin with another letter. */
  async function clubToFilter() {
    const staff = await staffOfClub();
    const { player, fixtures } = staff;
    await player({
      name: 'Anna',
      surname: 'Müller',
      handicap: 4.3,
      gender: 'woman',
      phone: '+49 (0)8041 555-1',
      mobile: '0171 234 5678',
      dateOfBirth: '1990-02-01',
    });
    const bert = await player({
      name: 'Bert',
      surname: 'Groß',
      handicap: -1.2,
      gender: 'man',
      dateOfBirth: '1960-12-31',
    });
    await player({ name: 'Çelik', surname: "O'Neill_50%", handicap: 54, roles: ['PLAYER', 'UNAPPROVED'] });
    await sql(`update members set password_hash = '' where id = $1`, [bert.id]);
    await fixtures.member({ club: await fixtures.club(), name: 'Anna', surname: 'Müller' });
    const queryOf = (where: readonly string[]) => where.map((one) => `where=${encodeURIComponent(one)}`).join('&');
    const path = `/api/golfclub/${staff.club.id}/members`;
    const find = async (...where: string[]) => {
      const { body, headers } = await staff.proClient.get<Member[]>(`${path}?${queryOf(where)}`);
      expect(headers.get('x-total-count')).toBe(String(body.length));
      return body
        .map(({ name }) => name)
        .sort()
        .join(' ');
    };
    return { ...staff, bert, path, queryOf, find };
  }

  test.each([
    ['surname contains ULL', 'Anna'],
    ['surname contains muller', 'Anna'],
    ['surname doesNotContain o', 'Anna'],
    ['surname equals GROSS', 'Bert'],
    ['surname doesNotEqual moller', 'Anna Bert Çelik'],
    ["surname startsWith o'n", 'Çelik'],
    ['surname startsWith neill', ''],
    ['surname endsWith _50%', 'Çelik'],
    ['surname contains %', 'Çelik'],
    ['surname contains _', 'Çelik'],
    ['surname contains \\', ''],
    ['surname isEmpty', ''],
    ['name isAnyOf celik,BERT', 'Bert Çelik'],
    ['name equals ann', ''],
    ['handicap >= 18.4', 'Jana Jana Çelik'],
    ['handicap > 18.35', 'Jana Jana Çelik'],
    ['handicap < 4.31', 'Anna Bert'],
    ['handicap <= -1.2', 'Bert'],
    ['handicap = 4.3', 'Anna'],
    ['handicap = 4.35', ''],
    ['handicap != 18.4', 'Anna Bert Çelik'],
    ['handicap isEmpty', ''],
    ['phone isNotEmpty', 'Anna'],
    ['phone contains 08041 5551', 'Anna'],
    ['phone equals +498041/5551', 'Anna'],
    ['phone startsWith +49', 'Anna'],
    ['mobile contains 234567', 'Anna'],
    ['mobile startsWith +49 171', 'Anna'],
    ['mobile doesNotContain 171', 'Bert Jana Jana Çelik'],
    ['mobile contains ext', ''],
    ['dateOfBirth after 1960-12-31', 'Anna'],
    ['dateOfBirth onOrAfter 1960-12-31', 'Anna Bert'],
    ['dateOfBirth before 1990-02-01', 'Bert'],
    ['dateOfBirth onOrBefore 1990-02-01', 'Anna Bert'],
    ['dateOfBirth is 1990-02-01', 'Anna'],
    ['dateOfBirth not 1990-02-01', 'Bert Jana Jana Çelik'],
    ['dateOfBirth isEmpty', 'Jana Jana Çelik'],
    ['gender is woman', 'Anna'],
    ['gender not woman', 'Bert Jana Jana Çelik'],
    ['gender isAnyOf woman,man', 'Anna Bert'],
    ['roles is PRO', 'Jana'],
    ['roles isAnyOf PRO,ADMIN', 'Jana Jana'],
    ['roles not PLAYER', ''],
    ['approved is false', 'Çelik'],
    ['hasPassword is false', 'Bert'],
    ['golfclub isEmpty', ''],
  ])('%s finds %s', async (where, names) => {
    const { find } = await clubToFilter();
    expect(await find(where)).toBe(names);
  });

  test('all filters have to be met, together with search and tab, and the counts follow them', async () => {
    const { find, proClient, path, queryOf } = await clubToFilter();
    expect(await find('handicap < 10', 'gender is man')).toBe('Bert');
    const where = queryOf(['handicap < 10']);
    const searched = await proClient.get<Member[]>(`${path}?q=anna&filter=pros&${where}`);
    expect(searched.body).toEqual([]);
    const counts = await proClient.get<MemberCounts>(`/api/golfclub/members/count?${where}`);
    expect(counts.body).toEqual({ all: 2, admins: 0, pros: 0, unapproved: 0 });
  });

  test('a filter by golf club finds the members of that club, for a pro only of the own', async () => {
    const { adminClient, proClient, club, queryOf } = await clubToFilter();
    const path = `/api/golfclub/members?${queryOf([`golfclub equals ${club.name}`])}`;
    for (const client of [adminClient, proClient]) expect((await client.get<Member[]>(path)).body).toHaveLength(5);
    const others = await proClient.get<Member[]>(
      `/api/golfclub/members?${queryOf([`golfclub doesNotEqual ${club.name}`])}`,
    );
    expect(others.body).toEqual([]);
  });

  test('who has signed in once counts as such, also after signing out', async () => {
    const { find, bert, pro } = await clubToFilter();
    const nobodyElse = 'Jana Jana';
    expect(await find('hasSignedIn is true')).toBe(nobodyElse);
    await sql(
      `update members set password_hash = (select password_hash from members where id = $2)
    where id = $1`,
      [bert.id, pro.id],
    );
    const answer = await api().post<{ accessToken: string }>('/api/auth/signin', {
      usernameOrEmail: bert.email,
      password: bert.password,
    });
    expect(answer.status).toBe(200);
    await api(answer.body.accessToken).post('/api/auth/signout');
    expect(await find('hasSignedIn is true')).toBe(`Bert ${nobodyElse}`);
    expect(await find('hasSignedIn is false')).toBe('Anna Çelik');
  });

  test.each([
    [['colour is red'], '/where', 'not-listed'],
    [['surname like m'], '/where', 'not-listed'],
    [['surname contains m', 'handicap >= x'], '/where/1', 'malformed'],
    [['dateOfBirth is 2026-02-30'], '/where', 'not-a-date'],
    [[''], '/where', 'not-listed'],
    [Array.from({ length: 11 }, () => 'name contains a'), '/where', 'too-many-items'],
  ])('%j is refused with a field error that names the remedy', async (where, at, reason) => {
    const { proClient, path, queryOf } = await clubToFilter();
    for (const list of [path, '/api/golfclub/members', '/api/golfclub/members/count', '/api/golfclub/members/ids']) {
      const { status, body } = await proClient.get<Problem>(`${list}?${queryOf(where)}`);
      expect([status, body.code]).toEqual([400, 'bad-input']);
      expect(body.errors).toMatchObject([{ path: at, reason }]);
      expect(body.errors?.[0]?.message).toMatch(/\(.+\)$/);
    }
  });
});

describe('last admin', () => {
  let own: BareDatabase;

  let connected: Connected;

  beforeAll(async () => {
    own = await makeBareDatabase();
    await migrate(own.config);
    connected = connect(own.config);
  });

  afterAll(async () => {
    await connected.close();
    await own.remove();
  });

  /** In a database of its own: everywhere else other tests have admins too. */
  async function twoAdmins() {
    const { db } = connected;
    await db.deleteFrom('members').execute();
    const club = await db
      .insertInto('golfclubs')
      .values({
        name: 'Golfclub Waldsee',
        streetname: '-',
        streetnumber: '1',
        postalcode: '1',
        city: '-',
        country: 'germany',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = (username: string) =>
      db
        .insertInto('members')
        .values({
          golfclub_id: club.id,
          name: username,
          surname: 'Admin',
          username,
          email: `${username}@example.org`,
          password_hash: '',
          roles: ['ADMIN', 'APPROVED', 'PLAYER'],
        })
        .returning(['id', 'name', 'surname', 'username', 'email'])
        .executeTakeFirstOrThrow();
    const [anna, bert] = [await admin('anna'), await admin('bert')];
    type Admin = typeof anna;
    const change = (actor: Admin, work: Parameters<typeof changeMembers<object, object>>[3]) => {
      const caller = { id: actor.id, roles: ['ADMIN'] as const, scope: { everyClub: true as const } };
      return changeMembers(db, { caller, idempotency: null }, club.id, work, (_tx, done) => Promise.resolve(done)).then(
        () => 'done',
        (error: unknown) => (error as Refusal).code,
      );
    };
    return {
      anna,
      bert,
      demote: (actor: Admin, other: Admin) =>
        change(actor, (tx, ofClub) =>
          editMember(tx, ofClub, actor.id, other.username, edited({ ...other, roles: [], handicap: 0 })),
        ),
      remove: (actor: Admin, other: Admin) => change(actor, (tx, ofClub) => deleteMember(tx, ofClub, actor.id, other)),
      admins: async () =>
        (await db.selectFrom('members').select(['username', 'roles']).execute()).filter(({ roles }) =>
          roles.includes('ADMIN'),
        ),
    };
  }

  test.each(['demote', 'remove'] as const)('of two admins who %s each other at once one wins', async (how) => {
    for (let round = 0; round < 10; round += 1) {
      const { anna, bert, [how]: attempt, admins } = await twoAdmins();
      const outcomes = await Promise.all([attempt(anna, bert), attempt(bert, anna)]);
      expect(outcomes.sort()).toEqual(['done', 'last-admin']);
      expect(await admins()).toHaveLength(1);
    }
  });

  test('the last admin is neither demoted nor deleted', async () => {
    const { anna, bert, demote, remove, admins } = await twoAdmins();
    expect(await demote(anna, bert)).toBe('done');
    expect([await demote(bert, anna), await remove(bert, anna)]).toEqual(['last-admin', 'last-admin']);
    expect(await admins()).toMatchObject([{ username: 'anna' }]);
  });

  test('admins cannot delete or demote themselves, but may edit everything else of themselves', async () => {
    const { asAdmin, admin, adminClient } = await staffOfClub();
    const demoted = await asAdmin.edit(admin.username, edited(admin, { roles: ['PRO'], phone: '1', mobile: '2' }));
    const deleted = await asAdmin.remove(admin);
    for (const { status, code } of [demoted, deleted]) expect([status, code]).toEqual([409, 'own-account']);
    expect(await recordOf(admin.id)).toEqual([]);
    const renamed = await asAdmin.edit(admin.username, edited(admin, { name: 'Jo' }));
    expect(renamed.status).toBe(200);
    expect((await adminClient.get('/api/golfclub/whoami')).body).toMatchObject({ name: 'Jo' });
  });

  test('an admin can demote and delete another', async () => {
    const { asAdmin, player } = await staffOfClub();
    const roles = ['ADMIN', 'APPROVED', 'PLAYER'] as const;
    const [demoted, deleted] = [await player({ roles }), await player({ roles })];
    expect((await asAdmin.edit(demoted.username, edited(demoted, { roles: [] }))).status).toBe(200);
    const { body } = await asAdmin.remove(deleted);
    expect(body.members.find(({ id }) => id === demoted.id)?.roles).toEqual(['APPROVED', 'PLAYER']);
    expect(body.members.some(({ id }) => id === deleted.id)).toBe(false);
  });
});
