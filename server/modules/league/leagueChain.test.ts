import type { LeagueChain } from '@contract/league';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const nowhere = '01990000-0000-7000-8000-000000000000';

const of = (trainingId: string, playerId: string) => `/api/leaguetable/training/${trainingId}/player/${playerId}`;

const visible = ({ id, name, surname, username }: MemberFixture) => ({ id, name, surname, username });

const nameless = ({ id, name, surname }: MemberFixture) => ({ id, name, surname });

test('a result opens into its balls and the maps of the training it was played in', async () => {
  const { fixtures, club, client, player } = await proOfNewClub();
  const jana = await player({ handicap: 18.4 });
  const template = await fixtures.template();
  const sessions = [
    { players: [jana], balls: [3, 3, 3, 1] },
    { players: [await player()], balls: [0] },
  ];
  const training = await fixtures.training({
    club,
    template,
    plannedDate: '2026-06-01',
    status: 'FINISHED',
    sessions,
  });

  expect((await client.get<LeagueChain>(of(training.id, jana.id))).body).toEqual({
    player: visible(jana),
    team: [],
    trainingId: training.id,
    trainingName: template.content.name,
    trainingDate: '2026-06-01',
    balls: [3, 3, 3, 1].map((points, index) => ({ index, points })),
    handicapStarted: 18.4,
    handicapPlayed: 14.1,
    handicapDifference: 4.3,
    points: 8,
    type: 'REGULAR',
    scoreHandicapMap: template.content.scoreHandicapMap,
    mapping: template.mapping?.rows,
  });
});

test('the maps stay those of the training when template and mapping are edited', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const client = api(token);
  const jana = await fixtures.member({ club });
  const template = await fixtures.template();
  const sessions = [{ players: [jana], balls: [3] }];
  const training = await fixtures.training({ club, template, status: 'FINISHED', sessions });
  const before = await client.get<LeagueChain>(of(training.id, jana.id));
  const { mapping } = template;
  if (mapping === null) throw new Error('the template has no mapping');
  const edited = await client.put('/api/trainingsessionhandicapdifferencetopointsmapping', {
    id: mapping.id,
    name: mapping.name,
    mapping: [{ handicapDifference: 0, points: 999 }],
  });
  expect(edited.status).toBe(200);
  const after = await client.get<LeagueChain>(of(training.id, jana.id));
  expect([after.status, after.text]).toEqual([200, before.text]);
  expect(after.body.mapping).toEqual(mapping.rows);
});

test('the result of a team names all of it in the order they were added, also for each of its players', async () => {
  const { fixtures, club, client, player } = await proOfNewClub();
  const team = [await player({ surname: 'Zander' }), await player({ surname: 'Abel' })];
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const sessions = [{ players: team, balls: [10, 12] }];
  const { id } = await fixtures.training({ club, template, status: 'FINISHED', sessions });
  for (const person of team) {
    const own = api(await fixtures.signedIn(person));
    const { body } = await own.get<LeagueChain>(of(id, person.id));
    const { body: toStaff } = await client.get<LeagueChain>(of(id, person.id));
    expect(toStaff.team).toEqual(team.map(visible));
    expect(body).toEqual({ ...toStaff, team: team.map((one) => (one === person ? visible(one) : nameless(one))) });
    expect(body).toMatchObject({
      player: visible(person),
      type: 'TOURNAMENT',
      handicapStarted: null,
      handicapPlayed: null,
      handicapDifference: null,
      points: 6,
      mapping: [],
    });
  }
  const [first, second] = team;
  const partner = await api(await fixtures.signedIn(first ?? team[0] ?? (await player()))).get(
    of(id, second?.id ?? ''),
  );
  expect(partner).toMatchObject({ status: 404, code: 'not-found' });
});

test('where there is no result, or not for the caller to see, everybody is answered the same', async () => {
  const { fixtures, club, client, player } = await proOfNewClub();
  const [jana, other, idle] = [await player(), await player(), await player()];
  const sessions = [{ players: [jana], balls: [3] }, { players: [other], balls: [1] }, { players: [idle] }];
  const finished = await fixtures.training({ club, status: 'FINISHED', sessions });
  const running = await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [jana], balls: [3] }] });
  const missing = await client.get(of(nowhere, nowhere));
  expect(missing).toMatchObject({ status: 404, code: 'not-found' });

  const own = api(await fixtures.signedIn(jana));
  const elsewhere = (await proOfNewClub()).client;
  const refused = [
    await client.get(of(finished.id, nowhere)),
    await client.get(of(finished.id, idle.id)),
    await client.get(of(running.id, jana.id)),
    await own.get(of(finished.id, other.id)),
    await own.get(of(nowhere, jana.id)),
    await elsewhere.get(of(finished.id, jana.id)),
  ];
  expect(refused.map(({ text }) => text)).toEqual(refused.map(() => missing.text));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect((await own.get(of(finished.id, jana.id))).status).toBe(200);
  expect(await client.get(of('training', jana.id))).toMatchObject({ status: 400, code: 'bad-input' });
});

test('the result of a former member can still be opened, without a name', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const client = api(token);
  const gone = await fixtures.member({ club });
  const sessions = [{ players: [gone], balls: [3] }];
  const { id } = await fixtures.training({ club, status: 'FINISHED', sessions });
  const { name, surname, username, email } = gone;
  await client.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
  const { status, body } = await client.get<LeagueChain>(of(id, gone.id));
  expect([status, body.player.id, body.player.name, body.player.surname]).toEqual([200, gone.id, '', '']);
});
