import type { LeagueChain, LeagueTable } from '@contract/league';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('league table', () => {
  const nobody = '01990000-0000-7000-8000-000000000000';

  async function clubWithRows() {
    const club = await clubWithTournaments();
    const rows = async (query = '') =>
      (await club.table(query)).map(
        ({ player, totalPoints, tied }) => `${player.surname} ${totalPoints}${tied ? ' tied' : ''}`,
      );
    return { ...club, rows };
  }

  test('a club without finished trainings has an empty league table', async () => {
    const { client, club, path, fixtures } = await clubWithRows();
    await fixtures.training({ club, status: 'STARTED' });
    const { body } = await client.get<LeagueTable>(path);
    expect(body).toEqual({ golfclubId: club.id, leagueTableEntries: [], prizes: body.prizes, years: [] });
  });

  test('the sum of all events decides, negative points count against it', async () => {
    const { named, play, rows } = await clubWithRows();
    const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
    await play('2026-05-01', [anna, 10], [bert, 9]);
    await play('2026-05-02', [anna, -4], [carl, -3]);

    expect(await rows()).toEqual(['Bert 9', 'Anna 6', 'Carl -3']);
  });

  test('equal totals are decided by the latest event, then by the one before', async () => {
    const { named, play, rows } = await clubWithRows();
    const [anna, bert, carl, dora] = [
      await named('Anna'),
      await named('Bert'),
      await named('Carl'),
      await named('Dora'),
    ];
    await play('2026-05-01', [anna, 6], [bert, 2], [carl, 4], [dora, 1]);
    await play('2026-05-02', [anna, 2], [bert, 4], [carl, 2], [dora, 5]);
    await play('2026-05-03', [anna, 2], [bert, 4], [carl, 4], [dora, 4]);

    expect(await rows()).toEqual(['Dora 10', 'Bert 10', 'Carl 10', 'Anna 10']);
  });

  test('where only the name decides the rows are marked as tied and go by language', async () => {
    const { named, play, rows } = await clubWithRows();
    const tied = [await named('Zebra'), await named('Äpfel'), await named('apfel')];
    const clear = await named('Mitte');
    await play('2026-05-01', ...tied.map((member): [MemberFixture, number] => [member, 5]), [clear, 3]);

    expect(await rows()).toEqual(['apfel 5 tied', 'Äpfel 5 tied', 'Zebra 5 tied', 'Mitte 3']);
  });

  test('who played less is not tied with who got 0 points more often', async () => {
    const { named, play, rows } = await clubWithRows();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await play('2026-05-02', [anna, 5], [bert, 5]);
    await play('2026-05-01', [bert, 0]);

    expect(await rows()).toEqual(['Bert 5', 'Anna 5']);
  });

  test('namesakes are two players, ordered by first name', async () => {
    const { named, play, table } = await clubWithRows();
    const [ute, anja] = [await named('Möller', 'Ute'), await named('Möller', 'Anja')];
    await play('2026-05-01', [ute, 5], [anja, 5]);

    expect((await table()).map(({ player, tied }) => [player.name, tied])).toEqual([
      ['Anja', true],
      ['Ute', true],
    ]);
  });

  test('a period takes the events planned in it, both ends included', async () => {
    const { named, play, rows, client, path } = await clubWithRows();
    const anna = await named('Anna');
    await play('2026-04-30', [anna, 1]);
    await play('2026-05-01', [anna, 2]);
    await play('2026-05-31', [anna, 4]);
    await play('2026-06-01', [anna, 8]);

    expect(await rows('?from=2026-05-01&to=2026-05-31')).toEqual(['Anna 6']);
    expect(await rows('?from=2026-05-02')).toEqual(['Anna 12']);
    expect(await rows('?to=2026-04-30')).toEqual(['Anna 1']);
    expect(await rows('?from=2027-01-01')).toEqual([]);
    expect(await client.get(`${path}?from=2026-02-30`)).toMatchObject({ status: 400, code: 'bad-input' });
    expect(await client.get(`${path}?season=2026`)).toMatchObject({ status: 400, code: 'bad-input' });
  });

  test('events come latest first', async () => {
    const { named, play, table } = await clubWithRows();
    const anna = await named('Anna');
    const middle = await play('2026-05-02', [anna, 1]);
    const last = await play('2026-05-03', [anna, 1]);
    const first = await play('2026-05-01', [anna, 1]);

    const [entry] = await table();
    expect(entry?.leagueTableEvents.map(({ trainingId }) => trainingId)).toEqual([last.id, middle.id, first.id]);
  });

  test('a player sees the table of the own club without the events, trends and usernames of others', async () => {
    const { named, play, path, table, fixtures } = await clubWithRows();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await play('2026-05-01', [anna, 2], [bert, 5]);
    const player = api(await fixtures.signedIn(anna));

    const { body } = await player.get<LeagueTable>(path);

    expect(body.leagueTableEntries).toEqual(
      (await table()).map(({ player: { username, ...fellow }, ...entry }) => ({
        ...entry,
        player: fellow.id === anna.id ? { ...fellow, username } : fellow,
        leagueTableEvents: [],
        trend: fellow.id === anna.id ? [2] : [],
      })),
    );
    expect((await table()).map(({ player: { username } }) => username)).toEqual([bert.username, anna.username]);
  });

  test("another club's table is answered like that of a club that does not exist", async () => {
    const { fixtures, client, player } = await clubWithRows();
    const other = await fixtures.club();
    const callers = [client, api(await fixtures.signedIn(await player()))];
    for (const caller of callers) {
      const otherAnswer = await caller.get(`/api/leaguetable/golfclub/${other.id}`);
      expect(otherAnswer).toMatchObject({ status: 404, code: 'not-found' });
      expect(otherAnswer.text).toBe((await caller.get(`/api/leaguetable/golfclub/${nobody}`)).text);
    }
    const admin = api(await fixtures.signedIn(await player({ roles: ['ADMIN', 'APPROVED', 'PLAYER'] })));
    expect(await admin.get(`/api/leaguetable/golfclub/${other.id}`)).toMatchObject({ status: 200 });
    expect(await admin.get(`/api/leaguetable/golfclub/${nobody}`)).toMatchObject({ status: 404 });
  });
});

describe('league chain', () => {
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
});
