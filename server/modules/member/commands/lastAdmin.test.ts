import type { Refusal } from '@contract/problem';
import { connect, type Connected } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { edited, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { changeMembers } from './changeMembers';
import { deleteMember } from './deleteMember';
import { editMember } from './editMember';

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
    remove: (actor: Admin, other: Admin) =>
      change(actor, (tx, ofClub) =>
        deleteMember(tx, ofClub, { actorId: actor.id, leaveTrainings: () => Promise.resolve() }, other),
      ),
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
