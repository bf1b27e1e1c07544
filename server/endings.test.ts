import type { DisplayLink } from '@contract/display';
import type { Role } from '@contract/lists';
import { api } from '@test/fixtures/api';
import { openConnection, sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { following, type Following, followingDisplay, eventsOf } from '@test/fixtures/following';
import { edited, type MemberFixture, fixturePassword } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

const opened: Following[] = [];

afterEach(() => opened.splice(0).forEach((one) => one.stop()));

async function tracked(stream: Promise<Following>): Promise<Following> {
  const one = await stream;
  opened.push(one);
  return one;
}

const pro: Role[] = ['APPROVED', 'PLAYER', 'PRO'];

const rolesNow = (roles: Role[]) => (fixtures: Ending) =>
  sql('update members set roles = $2 where id = $1', [fixtures.member.id, roles]);

const phone = { phone: '089 1', mobile: '0171 1' };

/** Somebody of the club who is signed in and has made a display link; the events sent there can be read. */
async function somebody({ roles = pro, hasResults = false }: { roles?: Role[]; hasResults?: boolean } = {}) {
  const staff = await staffOfClub();
  const { fixtures, club, player } = staff;
  const member: MemberFixture = await player({ roles });
  if (hasResults) {
    await fixtures.training({ club, status: 'FINISHED', sessions: [{ players: [member], balls: [3] }] });
  }
  const training = await fixtures.training({ club, status: 'STARTED' });
  const announce = () =>
    sql('update scheduled_trainings set updated_at = clock_timestamp() where id = $1', [training.id]);
  return { ...staff, member, training, announce, token: await fixtures.signedIn(member) };
}

type Ending = Awaited<ReturnType<typeof somebody>>;

type End = (fixtures: Ending) => Promise<unknown>;

interface Way {
  end: End;
  hasResults?: boolean;
}

const leaves: Record<string, Way> = {
  'is deleted': { end: ({ asAdmin, member }) => asAdmin.remove(member) },
  'is erased, having results': { end: ({ asAdmin, member }) => asAdmin.remove(member), hasResults: true },
  'is one of many who are deleted': {
    end: ({ adminClient, member }) =>
      adminClient.post('/api/golfclub/members/bulk', { action: 'delete', ids: [member.id] }),
  },
  'is made a player': {
    end: ({ asAdmin, member }) => asAdmin.edit(member.username, edited(member, { roles: [] })),
  },
  'must be approved again': { end: rolesNow(['PLAYER', 'PRO', 'UNAPPROVED']) },
  'is moved to another club': {
    end: async ({ fixtures, member }) =>
      sql('update members set golfclub_id = $2 where id = $1', [member.id, (await fixtures.club()).id]),
  },
};

const staysWithOtherSignIn: Record<string, Way> = {
  'gets another e-mail': {
    end: ({ asAdmin, member }) =>
      asAdmin.edit(member.username, edited(member, { roles: ['PRO'], email: `new.${member.email}`, ...phone })),
  },
  'becomes an admin': { end: rolesNow([...pro, 'ADMIN']) },
  'changes the password': {
    end: ({ token }) =>
      api(token).put('/api/auth/password', {
        currentPassword: fixturePassword,
        newPassword: 'the heron waits at dawn',
      }),
  },
  'signs out': { end: ({ token }) => api(token).post('/api/auth/signout') },
};

const ofSignIn = Object.entries<Way>({ ...leaves, ...staysWithOtherSignIn });

test.each(ofSignIn)('the stream of whoever %s ends at once, and is not opened again', async (_whoever, how) => {
  const fixtures = await somebody(how);
  const stream = await tracked(following(fixtures.token, fixtures.club.id));
  await how.end(fixtures);
  expect(await stream.ended).toBe(true);
  expect((await following(fixtures.token, fixtures.club.id)).status).toBe(401);
});

const linkOf = ({ club, member }: Ending) => makeDisplayLink({ club, madeBy: member });

const linksOf = async ({ adminClient, club }: Ending) =>
  (await adminClient.get<DisplayLink[]>(`/api/golfclub/${club.id}/displaylinks`)).body.map(({ id }) => id);

test.each(Object.entries(leaves))('the display link of whoever %s ends with its streams', async (_whoever, how) => {
  const fixtures = await somebody(how);
  const [link, other] = [await linkOf(fixtures), await makeDisplayLink({ club: fixtures.club, madeBy: fixtures.pro })];
  const [stream, staying] = [
    await tracked(followingDisplay(link.secret)),
    await tracked(followingDisplay(other.secret)),
  ];
  await how.end(fixtures);
  expect(await stream.ended).toBe(true);
  const hearing = staying.next(eventsOf(fixtures.training.id));
  await fixtures.announce();
  await hearing;
  expect((await followingDisplay(link.secret)).status).toBe(404);
  expect((await api().get('/api/display', link.headers)).status).toBe(404);
  expect(await linksOf(fixtures)).toEqual([other.id]);
});

test.each(Object.entries(staysWithOtherSignIn))('the display link of whoever %s stays', async (_whoever, how) => {
  const fixtures = await somebody();
  const link = await linkOf(fixtures);
  const stream = await tracked(followingDisplay(link.secret));
  await how.end(fixtures);
  const hearing = stream.next(eventsOf(fixtures.training.id));
  await fixtures.announce();
  await hearing;
  expect(await linksOf(fixtures)).toEqual([link.id]);
});

test('an admin who becomes pro of the club keeps its links, and no others', async () => {
  const fixtures = await somebody({ roles: ['ADMIN', 'APPROVED'] });
  const elsewhere = await fixtures.fixtures.club();
  const [own, otherLink] = [
    await linkOf(fixtures),
    await makeDisplayLink({ club: elsewhere, madeBy: fixtures.member }),
  ];
  await rolesNow(pro)(fixtures);
  const statuses = [own, otherLink].map(async ({ headers }) => (await api().get('/api/display', headers)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test('what ends unannounced ends with the next sign of life', async () => {
  const fixtures = await somebody();
  const link = await linkOf(fixtures);
  const streams = [
    await tracked(following(fixtures.token, fixtures.club.id)),
    await tracked(followingDisplay(link.secret)),
  ];
  await sql(`update sign_ins set signed_in_at = now() - interval '13 hours' where member_id = $1`, [
    fixtures.member.id,
  ]);
  // No end is announced for a row that only gets another id.
  await sql('update display_links set id = uuid_v7() where id = $1', [link.id]);
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual([true, true]);
});

/** Returns what `work` returns; meanwhile nobody else can read this table. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await openConnection();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.end();
  }
}

test('a stream that was let in before the sign-out and begins behind it hears nothing', async () => {
  const fixtures = await somebody();
  const { token, club } = fixtures;
  const early = await tracked(following(token, club.id));
  const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "golfclubs"%'
    and datname = current_database()`;
  // The look at the club stands between the look at the sign-in and the beginning of the stream.
  const late = await whileLocked('golfclubs', async () => {
    const requested = tracked(following(token, club.id));
    while ((await sql(blocked)).length === 0);
    expect((await api(token).post('/api/auth/signout')).status).toBe(200);
    // The server has heard of it.
    expect(await early.ended).toBe(true);
    return { answer: requested };
  });
  expect((await late.answer).status).toBe(401);
});

test('of many streams opened around a sign-out or a revocation none stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const fixtures = await somebody();
    const link = await linkOf(fixtures);
    const many = (open: () => Promise<Following>) => Array.from({ length: 6 }, () => tracked(open()));
    const streams = [
      ...many(() => following(fixtures.token, fixtures.club.id)),
      ...many(() => followingDisplay(link.secret)),
      api(fixtures.token).post('/api/auth/signout'),
      fixtures.adminClient.delete(`/api/golfclub/${fixtures.club.id}/displaylinks/${link.id}`),
      ...many(() => following(fixtures.token, fixtures.club.id)),
      ...many(() => followingDisplay(link.secret)),
    ];
    const all = (await Promise.all(streams)).filter((one) => 'ended' in one);
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => true));
  }
});
