import type { PlayerStatistic } from '@contract/statistic';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const of = (username: string) => `/api/playerstatistics/${username}`;

async function jana() {
  const { fixtures, club, client, player } = await proOfNewClub();
  const jana = await player({ handicap: 18.4 });
  return { fixtures, club, client, player, jana, own: api(await fixtures.signedIn(jana)) };
}

test('results stand in their category, latest first, with the handicaps that decided', async () => {
  const { fixtures, club, jana: person, own } = await jana();
  const putting = await fixtures.category();
  const chipping = await fixtures.category();
  const current = async (plannedDate: string, category: typeof putting, balls: number[]) =>
    fixtures.training({
      club,
      plannedDate,
      status: 'FINISHED',
      template: await fixtures.template({ category }),
      sessions: [{ players: [person], balls }],
    });
  await current('2026-03-01', putting, [3, 3]);
  await current('2026-05-01', chipping, [3, 3, 3]);
  await current('2026-04-01', putting, [1]);

  const { status, body } = await own.get<PlayerStatistic>(of(person.username.toUpperCase()));
  expect(status).toBe(200);
  expect(body.username).toBe(person.username);
  expect(body.categories.map(({ category, history }) => [category.id, history.map(({ date }) => date)])).toEqual([
    [chipping.id, ['2026-05-01']],
    [putting.id, ['2026-04-01', '2026-03-01']],
  ]);
  // 6 is the score of the map's row with handicap 18.4: as good as the handicap, which earns 5 points.
  expect(body.categories[1]?.history[1]).toMatchObject({
    score: 6,
    handicapStarted: 18.4,
    handicapPlayed: 18.4,
    points: 5,
  });
});

test('a tournament has no handicaps', async () => {
  const { fixtures, club, jana: person, own } = await jana();
  await fixtures.training({
    club,
    status: 'FINISHED',
    template: await fixtures.template({ type: 'TOURNAMENT' }),
    sessions: [{ players: [person], balls: [10, 12] }],
  });
  const { body } = await own.get<PlayerStatistic>(of(person.username));
  expect(body.categories[0]?.history).toMatchObject([
    { score: 22, handicapStarted: null, handicapPlayed: null, points: 6 },
  ]);
});

test('somebody without results has no categories, and running trainings count for nothing yet', async () => {
  const { fixtures, club, jana: person, own } = await jana();
  await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [person], balls: [3] }] });
  expect((await own.get<PlayerStatistic>(of(person.username))).body).toEqual({
    username: person.username,
    name: person.name,
    surname: person.surname,
    playerId: person.id,
    categories: [],
  });
});

test('a player sees nobody else, and staff of another club nobody here, as if there were nobody', async () => {
  const { client, player, jana: person, own } = await jana();
  const other = await player();
  const elsewhere = (await proOfNewClub()).client;
  const nobody = await own.get(of('nobody.at.all'));
  expect(nobody).toMatchObject({ status: 404, code: 'not-found' });
  expect((await own.get(of(other.username))).text).toBe(nobody.text);
  expect((await elsewhere.get(of(person.username))).text).toBe(nobody.text);
  expect((await client.get(of(other.username))).status).toBe(200);
});
