import { randomUUID } from 'node:crypto';
import type { Member } from '@contract/member';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';

async function clubWithMembers() {
  const fixtures = await makeFixtures();
  const [club, otherClub] = [await fixtures.club(), await fixtures.club()];
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Ulla', surname: 'Zebra' });
  const others = [
    { name: 'Anna', surname: 'Müller', handicap: 4.3 },
    { name: 'anton', surname: 'äpfel', handicap: -2.1 },
    { name: 'Bert', surname: 'Muller', handicap: 54 },
  ];
  for (const options of others) await fixtures.member({ club, ...options });
  await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'], name: 'Neu', surname: 'Hier' });
  const stranger = await fixtures.member({ club: otherClub, surname: 'Fremd' });
  const admin = await fixtures.member({ club: otherClub, roles: ['ADMIN', 'APPROVED', 'PLAYER'], surname: 'Ober' });
  return {
    club,
    otherClub,
    stranger,
    path: `/api/golfclub/${club.id}/members`,
    pro: api(await fixtures.signedIn(pro)),
    player: api(await fixtures.signedIn(stranger)),
    admin: api(await fixtures.signedIn(admin)),
  };
}

const surnames = (members: Member[]) => members.map(({ surname }) => surname);

test('a pro sees only the members of her own club, sorted by the rules of language', async () => {
  const { pro } = await clubWithMembers();
  const answer = await pro.get<Member[]>('/api/golfclub/members');
  expect(surnames(answer.body)).toEqual(['äpfel', 'Hier', 'Muller', 'Müller', 'Zebra']);
  expect(answer.headers.get('x-total-count')).toBe('5');
});

test('a member is answered whole', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const pro = await fixtures.member({
    club,
    roles: ['PRO', 'PLAYER', 'APPROVED'],
    gender: 'woman',
    dateOfBirth: '1990-02-01',
    phone: '+49 8178 1',
    handicap: -1.2,
  });
  const { body } = await api(await fixtures.signedIn(pro)).get<Member[]>(`/api/golfclub/${club.id}/members`);
  expect(body).toEqual([
    {
      id: pro.id,
      name: pro.name,
      surname: pro.surname,
      username: pro.username,
      email: pro.email,
      roles: ['APPROVED', 'PLAYER', 'PRO'],
      dateOfBirth: '01.02.1990',
      gender: 'woman',
      handicap: -1.2,
      mobile: null,
      phone: '+49 8178 1',
      golfclubId: club.id,
      golfclub: { id: club.id, name: club.name },
      access: 'PASSWORD',
      version: 1,
    },
  ]);
});

test('an admin sees the members of every club, and of each', async () => {
  const { admin, club, path, stranger } = await clubWithMembers();
  const all = await admin.get<Member[]>(`/api/golfclub/members?q=${stranger.username}`);
  expect(all.body.map(({ id }) => id)).toEqual([stranger.id]);
  const ofClub = await admin.get<Member[]>(path);
  expect(new Set(ofClub.body.map(({ golfclubId }) => golfclubId))).toEqual(new Set([club.id]));
});

test('a player may not list members, not even of the own club', async () => {
  const { player, otherClub } = await clubWithMembers();
  for (const path of ['/api/golfclub/members', `/api/golfclub/${otherClub.id}/members`]) {
    const answer = await player.get(path);
    expect([answer.status, answer.code]).toEqual([403, 'not-permitted']);
  }
});

test("the members of another club's id get the same bytes as those of none", async () => {
  const { pro, admin, otherClub } = await clubWithMembers();
  const nowhere = await admin.get(`/api/golfclub/${randomUUID()}/members`);
  const notHers = await pro.get(`/api/golfclub/${otherClub.id}/members`);
  expect([nowhere.status, notHers.status, notHers.text]).toEqual([404, 404, nowhere.text]);
});

test.each([
  ['sort=-surname', ['Zebra', 'Müller', 'Muller', 'Hier', 'äpfel']],
  ['sort=name', ['Müller', 'äpfel', 'Muller', 'Hier', 'Zebra']],
  ['sort=handicap', ['äpfel', 'Müller', 'Hier', 'Zebra', 'Muller']],
  ['page=0&pageSize=2', ['äpfel', 'Hier']],
  ['page=2&pageSize=2', ['Zebra']],
  ['page=9', []],
  ['pageSize=1', ['äpfel', 'Hier', 'Muller', 'Müller', 'Zebra']],
])('%s gives these members in this order, of five', async (query, expected) => {
  const { pro, path } = await clubWithMembers();
  const answer = await pro.get<Member[]>(`${path}?${query}`);
  expect(surnames(answer.body)).toEqual(expected);
  expect(answer.headers.get('x-total-count')).toBe('5');
});

test.each([
  ['filter=pros', ['Zebra']],
  ['filter=admins', []],
  ['filter=unapproved', ['Hier']],
  ['q=MÜLLER', ['Muller', 'Müller']],
  ['q=müller%20anna', ['Müller']],
  ['q=%25', []],
  ['q=_', []],
  ['q=%5C', []],
  ['q=anna%20zebra', []],
  ['q=ulla%20zebra&filter=pros', ['Zebra']],
  [`q=mu\u0308ller%20anna`, ['Müller']],
])('%s finds these members', async (query, expected) => {
  const { pro, path } = await clubWithMembers();
  const answer = await pro.get<Member[]>(`${path}?${query}`);
  expect(surnames(answer.body)).toEqual(expected);
  expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
});
