import { randomUUID } from 'node:crypto';
import type { MemberCounts } from '@contract/member';
import { staffOfClub } from '@test/fixtures/staffOfClub';

async function counting() {
  const staff = await staffOfClub();
  await staff.player({ name: 'Ulla', surname: 'Äpfel' });
  await staff.player({ roles: ['PLAYER', 'PRO', 'UNAPPROVED'] });
  const stranger = await staff.fixtures.member({ club: await staff.fixtures.club() });
  const search = async (client: typeof staff.adminClient, query: string) =>
    (await client.get<MemberCounts>(`/api/golfclub/members/count?${query}`)).body;
  return { ...staff, stranger, search };
}

test('a pro is told how many members of the own club each filter would show', async () => {
  const { search, proClient, club } = await counting();
  const counts = { all: 4, admins: 1, pros: 2, unapproved: 1 };
  expect(await search(proClient, '')).toEqual(counts);
  expect(await search(proClient, `golfclubId=${club.id}`)).toEqual(counts);
});

test('the counts follow the search', async () => {
  const { search, proClient } = await counting();
  expect(await search(proClient, `q=${encodeURIComponent('äPFEL ulla')}`)).toEqual({
    all: 1,
    admins: 0,
    pros: 0,
    unapproved: 0,
  });
});

test('an admin counts all clubs, or one', async () => {
  const { search, adminClient, stranger } = await counting();
  expect(await search(adminClient, `q=${stranger.username}`)).toMatchObject({ all: 1 });
  expect(await search(adminClient, `golfclubId=${stranger.golfclubId}`)).toMatchObject({ all: 1, admins: 0 });
});

test("another club's members are not counted, with the same bytes as those of none", async () => {
  const { proClient, adminClient, stranger } = await counting();
  const path = (id: string) => `/api/golfclub/members/count?golfclubId=${id}`;
  const answers = [
    await proClient.get(path(stranger.golfclubId)),
    await proClient.get(path(randomUUID())),
    await adminClient.get(path(randomUUID())),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
});
