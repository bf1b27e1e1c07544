import { randomUUID } from 'node:crypto';
import type { MadeAccessLink, MadeAccessLinks } from '@contract/access';
import type { Member } from '@contract/member';
import { sql } from '@test/fixtures/database';
import { recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

const linkOf = ({ golfclubId, username }: { golfclubId: string; username: string }) =>
  `/api/golfclub/${golfclubId}/member/${username}/accesslink`;
const many = '/api/golfclub/members/accesslinks';

const linksOf = (memberId: string) =>
  sql<{ ended: string | null }>('select ended from access_links where member_id = $1 order by made_at', [memberId]);

test('a link is made for a player, only its hash is kept, and it is on record', async () => {
  const { player, adminClient, admin } = await staffOfClub();
  const member = await player();
  const before = Date.now();
  const { status, body } = await adminClient.post<MadeAccessLink>(linkOf(member));
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  const days = (Date.parse(body.goodUntil) - before) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThan(7.01);
  const [row] = await sql<{ row: string }>('select a::text as row from access_links a where member_id = $1', [
    member.id,
  ]);
  expect(row?.row).not.toContain(body.secret);
  expect(await recordOf(member.id)).toEqual([
    { action: 'member.accessLinkMade', actor_id: admin.id, golfclub_id: member.golfclubId, fields: [] },
  ]);
  const all = JSON.stringify(await sql('select * from changes where member_id = $1', [member.id]));
  expect(all).not.toContain(body.secret);
});

test('a new link ends the older one, also where many are made at once', async () => {
  const { player, adminClient } = await staffOfClub();
  const member = await player();
  await Promise.all(Array.from({ length: 6 }, () => adminClient.post(linkOf(member))));
  const ended = (await linksOf(member.id)).map((link) => link.ended);
  expect(ended.filter((end) => end === null)).toHaveLength(1);
  expect(ended.filter((end) => end === 'REPLACED')).toHaveLength(5);
});

test('a pro makes links for players of the own club and for nobody else', async () => {
  const [own, other] = [await staffOfClub(), await staffOfClub()];
  const [player, waiting] = [await own.player(), await own.player({ roles: ['PLAYER', 'UNAPPROVED'] })];
  const stranger = await other.player();
  const answersTo = async (member: Parameters<typeof linkOf>[0]) => {
    const { status, code } = await own.proClient.post(linkOf(member));
    return [status, code];
  };
  expect(await answersTo(player)).toEqual([201, undefined]);
  expect(await answersTo(waiting)).toEqual([201, undefined]);
  expect(await answersTo(own.admin)).toEqual([403, 'not-permitted']);
  expect(await answersTo(own.pro)).toEqual([403, 'not-permitted']);
  expect(await answersTo(stranger)).toEqual([404, 'not-found']);
  expect(await answersTo({ golfclubId: own.club.id, username: stranger.username })).toEqual([404, 'not-found']);
  expect(await answersTo({ golfclubId: own.club.id, username: 'nobody' })).toEqual([404, 'not-found']);

  const ids = [player.id, own.admin.id, stranger.id, randomUUID()];
  const { status, body } = await own.proClient.post<MadeAccessLinks>(many, { ids });
  expect(status).toBe(201);
  const { id, name, surname, username, email, golfclubId } = player;
  expect(body.results).toEqual([
    {
      id,
      link: {
        ...{ name, surname, username, email, golfclubId },
        ...{ secret: expect.stringMatching(/^[\w-]{43}$/), goodUntil: expect.any(String) },
      },
    },
    { id: own.admin.id, code: 'not-permitted' },
    { id: stranger.id, code: 'not-found' },
    { id: ids[3], code: 'not-found' },
  ]);
  expect(await linksOf(own.admin.id)).toEqual([]);
  expect(await linksOf(stranger.id)).toEqual([]);
});

test('an admin makes links for everybody of every club', async () => {
  const [own, other] = [await staffOfClub(), await staffOfClub()];
  const ids = [own.pro.id, other.admin.id, (await other.player()).id];
  const { body } = await own.adminClient.post<MadeAccessLinks>(many, { ids });
  expect(body.results.map(({ id, code }) => [id, code])).toEqual(ids.map((id) => [id, undefined]));
  expect(new Set(body.results.map(({ link }) => link?.secret)).size).toBe(3);
});

test('the list says who has no password, who has a link, and can be filtered by it', async () => {
  const { player, adminClient, club } = await staffOfClub();
  const [locked, linked, expired] = [await player(), await player(), await player()];
  await sql(`update members set password_hash = '' where id = any($1)`, [[locked.id, linked.id, expired.id]]);
  await adminClient.post(many, { ids: [linked.id, expired.id] });
  await sql(`update access_links set made_at = now() - interval '7 days 1 minute' where member_id = $1`, [expired.id]);
  const list = `/api/golfclub/${club.id}/members`;
  const accesses = (await adminClient.get<Member[]>(list)).body.map(({ id, access }) => [id, access]);
  expect(new Map(accesses as [string, string][])).toEqual(
    new Map(accesses.map(([id]) => [id, accessOf(id, { locked, linked, expired })]) as [string, string][]),
  );
  const filtered = async (where: string) => {
    const { body } = await adminClient.get<Member[]>(`${list}?where=${encodeURIComponent(where)}`);
    return body.map(({ id }) => id).sort();
  };
  expect(await filtered('access is LINK_SENT')).toEqual([linked.id]);
  expect(await filtered('access is NO_PASSWORD')).toEqual([locked.id, expired.id].sort());
  expect(await filtered('access not PASSWORD')).toEqual([locked.id, linked.id, expired.id].sort());
  expect(await filtered('access is PASSWORD')).toHaveLength(2);
});

function accessOf(id: string | undefined, by: Record<'locked' | 'linked' | 'expired', { id: string }>): string {
  if (id === by.linked.id) return 'LINK_SENT';
  return id === by.locked.id || id === by.expired.id ? 'NO_PASSWORD' : 'PASSWORD';
}
