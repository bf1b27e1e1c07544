import { randomUUID } from 'node:crypto';
import type { Golfclub } from '../../../contract/golfclub';
import { api } from '../../../test/world/api';
import { makeWorld } from '../../../test/world/makeWorld';

async function twoClubs() {
  const world = await makeWorld();
  const [own, foreign] = [await world.club(), await world.club({ country: 'south africa' })];
  const pro = await world.member({ club: own, roles: ['APPROVED', 'PLAYER', 'PRO'], surname: 'Zimmer' });
  const player = await world.member({ club: own, surname: 'Äpfel' });
  const admin = await world.member({ club: foreign, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  return {
    own,
    foreign,
    pro: api(await world.signedIn(pro)),
    player: api(await world.signedIn(player)),
    admin: api(await world.signedIn(admin)),
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
  const { admin, own, foreign } = await twoClubs();
  const { body } = await admin.get<Golfclub[]>('/api/golfclub');
  for (const { id } of [own, foreign]) {
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
  const { pro, player, admin, foreign } = await twoClubs();
  const nowhere = await admin.get(`/api/golfclub/${randomUUID()}`);
  expect([nowhere.status, nowhere.code]).toEqual([404, 'not-found']);
  for (const client of [pro, player]) {
    for (const id of [foreign.id, randomUUID()]) {
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
