import type { LeagueEntries, LeagueTable } from '@contract/league';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { edited, importedRow, newMember, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { asAdded, trainingCalls } from '@test/fixtures/trainings';

async function memberWithResult() {
  const staff = await staffOfClub();
  const member = await staff.player({ name: 'Ottilie', surname: 'Quast', phone: '1', dateOfBirth: '1980-05-06' });
  const sessions = [{ players: [member], status: 'FINISHED' as const, balls: [3, 3, 3, 1] }];
  const training = await staff.fixtures.training({ club: staff.club, status: 'FINISHED', sessions });
  const table = async () =>
    (await staff.adminClient.get<LeagueTable>(`/api/leaguetable/golfclub/${staff.club.id}`)).body.leagueTableEntries;
  return { ...staff, member, training, table };
}

const everythingOf = (id: string) => sql('select * from members where id = $1', [id]);

test('a member without results is gone without a trace but for the record', async () => {
  const { asAdmin, admin, player, club } = await staffOfClub();
  const member = await player();
  await asAdmin.edit(member.username, edited(member, { name: 'Otto' }));
  const answer = await asAdmin.remove({ ...member, name: 'Otto' });
  expect(answer).toMatchObject({ status: 200, body: { id: club.id, memberCount: 2 } });
  expect(answer.body.members.some(({ id }) => id === member.id)).toBe(false);
  expect(await everythingOf(member.id)).toEqual([]);
  const entry = { actor_id: admin.id, golfclub_id: club.id };
  expect(await recordOf(member.id)).toEqual([
    { ...entry, action: 'member.edited', fields: [{ field: 'name' }] },
    { ...entry, action: 'member.deleted', fields: [] },
  ]);
});

test.each(['name', 'surname', 'username', 'email'] as const)(
  'a member with another %s than was shown is not deleted, and the answer says who it is',
  async (field) => {
    const { asAdmin, player } = await staffOfClub();
    const member = await player();
    const visible = {
      ...member,
      [field]: field === 'username' ? member.username.toUpperCase() : `x${member[field]}`,
    };
    const answer = await asAdmin.remove(visible);
    expect(answer).toMatchObject({
      status: 409,
      code: 'stale',
      body: { current: { id: member.id, name: member.name } },
    });
    expect(await everythingOf(member.id)).toHaveLength(1);
  },
);

test('results stay in the league table without saying whose they are', async () => {
  const { asAdmin, member, table } = await memberWithResult();
  const [before] = await table();
  expect(before?.player.surname).toBe('Quast');
  expect((await asAdmin.remove(member)).status).toBe(200);
  const [after] = await table();
  expect(after).toEqual({
    ...before,
    player: { id: member.id, name: '', surname: '', username: `former@${member.id}` },
  });
});

test('a former member stays behind the members with the same results', async () => {
  const { asAdmin, fixtures, club, player, adminClient } = await staffOfClub();
  const [anna, emil, zoe] = await Promise.all(['Abel', 'Ernst', 'Zander'].map((surname) => player({ surname })));
  if (!anna || !emil || !zoe) throw new Error('three players were asked for');
  const sessions = [zoe, emil, anna].map((one) => ({ players: [one], status: 'FINISHED' as const, balls: [3, 3] }));
  await fixtures.training({ club, status: 'FINISHED', sessions });
  await asAdmin.remove(emil);

  const path = `/api/leaguetable/golfclub/${club.id}`;
  for (const query of ['', '?from=2026-05-14&to=2026-05-14']) {
    const { leagueTableEntries } = (await adminClient.get<LeagueTable>(`${path}${query}`)).body;
    expect(leagueTableEntries.map(({ player: { surname }, tied }) => [surname, tied])).toEqual([
      ['Abel', true],
      ['Zander', true],
      ['', true],
    ]);
  }
  const { entries, players } = (await adminClient.get<LeagueEntries>(`${path}/entries`)).body;
  expect(entries.map(({ player: { surname } }) => surname)).toEqual(['Abel', 'Zander', '']);
  expect(players.map(({ surname }) => surname)).toEqual(['Abel', 'Zander', '']);
});

test('who is deleted leaves the trainings that run, and opening a finished training leaves their player session finished', async () => {
  const { asAdmin, fixtures, club, player, proClient } = await staffOfClub();
  const [member, other] = [await player({ surname: 'Quast' }), await player({ surname: 'Ernst' })];
  const running = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [
      { players: [member], status: 'EDIT', balls: [3], group: 1 },
      { players: [other], status: 'EDIT', group: 2 },
    ],
  });
  const finished = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [{ players: [member], status: 'EDIT', balls: [3] }],
  });
  const of = (id: string) => trainingCalls(proClient, id);
  await of(finished.id).finish();
  const before = (await of(running.id).read()).body;

  expect((await asAdmin.remove(member)).status).toBe(200);

  const after = (await of(running.id).read()).body;
  expect(after.trainingSessions.map(({ players, group }) => [players[0]?.surname, group])).toEqual([['Ernst', 1]]);
  expect(after.updated_at > before.updated_at).toBe(true);
  expect((await recordOf(member.id)).map(({ action }) => action)).toContain('playerSession.deleted');
  const opened = (await of(finished.id).unfinish()).body;
  expect(opened.trainingSessions.map(({ playerDataStatus }) => playerDataStatus)).toEqual(['FINISHED']);
});

test('a team goes on without a player who is deleted', async () => {
  const { asAdmin, fixtures, club, player, proClient, adminClient } = await staffOfClub();
  const [member, other] = [await player({ surname: 'Quast' }), await player({ surname: 'Ernst' })];
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const sessions = [{ players: [member, other], status: 'EDIT' as const, balls: [3] }];
  const { id } = await fixtures.training({ club, template, status: 'STARTED', sessions });

  await adminClient.post('/api/golfclub/members/bulk', { action: 'delete', ids: [member.id] });

  const { trainingSessions } = (await trainingCalls(proClient, id).read()).body;
  expect(
    trainingSessions.map(({ players, totalPoints }) => [players.map(({ surname }) => surname), totalPoints]),
  ).toEqual([[['Ernst'], 3]]);
  expect((await asAdmin.remove(member)).status).toBe(404);
});

test('nothing personal is left of who has results, nowhere', async () => {
  const { asAdmin, adminClient, member, training } = await memberWithResult();
  await asAdmin.edit(member.username, edited(member, { name: 'Otti', mobile: '0170 99' }));
  await asAdmin.remove({ ...member, name: 'Otti' });
  expect(await everythingOf(member.id)).toMatchObject([
    {
      name: '',
      surname: '',
      username: `former@${member.id}`,
      email: `former@${member.id}`,
      password_hash: '',
      roles: [],
      date_of_birth: null,
      gender: null,
      handicap_tenths: 0,
      mobile: null,
      phone: null,
      first_signed_in_at: null,
      erased_at: expect.any(Date),
    },
  ]);
  const { text } = await adminClient.get<ScheduledTraining>(`/api/scheduledtrainings/one/${training.id}`);
  expect(text).not.toMatch(/Otti|Quast|Ottilie/);
  const fields = ['name', 'dateOfBirth', 'phone', 'mobile'].map((field) => ({ field }));
  expect(await recordOf(member.id)).toMatchObject([
    { action: 'member.edited', fields },
    { action: 'member.deleted', fields: [] },
  ]);
  expect(JSON.stringify(await recordOf(member.id))).not.toMatch(/Otti|0170|1980/);
});

test('who was erased appears in no list, count or search, and cannot be read, edited, approved or deleted again', async () => {
  const { asAdmin, adminClient, club, member } = await memberWithResult();
  await asAdmin.remove(member);
  const lists = await Promise.all([
    adminClient.get(`/api/golfclub/${club.id}/members`),
    adminClient.get(`/api/golfclub/${club.id}`),
    adminClient.get(`/api/golfclub/members?q=former@${member.id}`),
  ]);
  for (const { text } of lists) expect(text).not.toContain(member.id);
  const counts = await adminClient.get(`/api/golfclub/members/count?golfclubId=${club.id}`);
  expect(counts.body).toEqual({ all: 2, admins: 1, pros: 1, unapproved: 0 });
  for (const username of [member.username, `former@${member.id}`]) {
    const answers = await Promise.all([
      asAdmin.edit(username, edited(member)),
      asAdmin.approve(username),
      asAdmin.approvalCode(username),
      asAdmin.remove({ ...member, username }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

test('who was erased plays in no further training', async () => {
  const { fixtures, asAdmin, adminClient, club, member } = await memberWithResult();
  await asAdmin.remove(member);
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const answer = await trainingCalls(adminClient, id).addPlayers([
    asAdded(member, { username: `former@${member.id}` }),
  ]);
  expect([answer.status, answer.code]).toEqual([409, 'unknown-reference']);
});

test('no name that somebody signs up with keeps a member from being erased', async () => {
  const { asAdmin, club, member } = await memberWithResult();
  const blocking = newMember(club.id, { username: `former-${member.id}`, email: `former-${member.id}@example.org` });
  const { name, surname, username, email, password } = blocking;
  await api().post(`/api/golfclub/signup/${club.id}`, { name, surname, username, email, password });
  expect((await asAdmin.remove(member)).status).toBe(200);
  expect(await everythingOf(member.id)).toMatchObject([{ name: '', username: `former@${member.id}` }]);
});

test('nobody gets the name of an erased member', async () => {
  const { asAdmin, club, member } = await memberWithResult();
  const taken = newMember(club.id, { username: `former@${member.id}` });
  const { name, surname, username, email, password } = taken;
  const signUp = await api().post(`/api/golfclub/signup/${club.id}`, { name, surname, username, email, password });
  const created = await asAdmin.create(taken);
  const imported = await asAdmin.import([importedRow({ name, surname, username, email })], true);
  expect([signUp.status, created.status]).toEqual([400, 400]);
  expect(imported.body.verdicts).toMatchObject([{ verdict: 'create', remarks: [{ path: '/username' }] }]);
  const members = await sql('select username from members where email = $1', [email]);
  expect(members).toEqual([{ username: expect.not.stringContaining('former@') as string }]);
  const byEmail = await asAdmin.create({ ...taken, username: 'jana', email: `former@${member.id}` });
  expect(byEmail.status).toBe(400);
});

test('e-mail and username are free again', async () => {
  const { asAdmin, club, member } = await memberWithResult();
  await asAdmin.remove(member);
  const { email, username } = member;
  expect((await asAdmin.create(newMember(club.id, { email, username }))).status).toBe(201);
});

test('deleting ends every session of the member', async () => {
  const { fixtures, asAdmin, member } = await memberWithResult();
  const client = api(await fixtures.signedIn(member));
  expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
  await asAdmin.remove(member);
  expect((await client.get('/api/golfclub/whoami')).status).toBe(401);
  const signIn = { usernameOrEmail: `former@${member.id}`, password: member.password };
  expect((await api().post('/api/auth/signin', signIn)).code).toBe('sign-in-failed');
});

test('whoever planned and recorded trainings can be deleted, and the trainings stay', async () => {
  const { fixtures, club, pro, proClient, asAdmin, adminClient } = await staffOfClub();
  const template = await fixtures.template();
  const planned = await proClient.post<ScheduledTraining>('/api/scheduledtrainings/fromtrainingtemplate', {
    trainingTemplateId: template.content.id,
    golfclubId: club.id,
    plannedDate: '2026-06-01',
  });
  expect((await asAdmin.remove(pro)).status).toBe(200);
  const stored = await adminClient.get<ScheduledTraining>(`/api/scheduledtrainings/one/${planned.body.id}`);
  expect(stored.body).toMatchObject({ status: 'PLANNED', user: { name: '', surname: '' } });
});

test('of adding a player and deleting the member at once both end well', async () => {
  const { fixtures, club, asAdmin, adminClient, player } = await staffOfClub();
  for (let round = 0; round < 5; round += 1) {
    const member = await player();
    const { id } = await fixtures.training({ club, status: 'STARTED' });
    const [added, deleted] = await Promise.all([
      trainingCalls(adminClient, id).addPlayers([asAdded(member)]),
      asAdmin.remove(member),
    ]);
    expect([200, 409]).toContain(added.status);
    expect(deleted.status).toBe(200);
    expect(await everythingOf(member.id)).toEqual([]);
    expect((await trainingCalls(adminClient, id).read()).body.trainingSessions).toEqual([]);
  }
});

test('of several who delete one member at once one does it', async () => {
  const { asAdmin, player } = await staffOfClub();
  const member = await player();
  const answers = await Promise.all(Array.from({ length: 6 }, () => asAdmin.remove(member)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await recordOf(member.id)).toHaveLength(1);
});
