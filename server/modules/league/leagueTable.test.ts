import type { LeagueTable } from '@contract/league';
import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import type { MemberFixture } from '@test/fixtures/members';

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
  const [anna, bert, carl, dora] = [await named('Anna'), await named('Bert'), await named('Carl'), await named('Dora')];
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
