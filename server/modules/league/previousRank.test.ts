import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';

async function clubWithRanks() {
  const club = await clubWithTournaments();
  /** By surname: the rank, and the rank before. */
  const movement = async (query = '') =>
    (await club.table(query)).map(
      ({ player, previousRank }, position) => `${player.surname} ${previousRank ?? 'new'}→${position + 1}`,
    );
  return { ...club, movement };
}

test('the previous rank is the one before the latest training, which who was new in has none', async () => {
  const { named, play, movement } = await clubWithRanks();
  const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
  await play('2026-05-01', [anna, 9], [bert, 5]);
  await play('2026-05-02', [bert, 7], [carl, 20]);

  expect(await movement()).toEqual(['Carl new→1', 'Bert 2→2', 'Anna 1→3']);
});

test('after one training everybody is new', async () => {
  const { named, play, movement } = await clubWithRanks();
  await play('2026-05-01', [await named('Anna'), 9], [await named('Bert'), 5]);

  expect(await movement()).toEqual(['Anna new→1', 'Bert new→2']);
});

test('ranks before the latest training are decided by the same rule, by name where nothing else does', async () => {
  const { named, play, movement } = await clubWithRanks();
  const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
  await play('2026-05-01', [anna, 4], [bert, 4], [carl, 1]);
  await play('2026-05-02', [anna, 1], [bert, 1], [carl, 4]);
  await play('2026-05-03', [carl, -4]);

  // Before: all with 5 points, Carl with the best latest event, and only the names between the others.
  expect(await movement()).toEqual(['Anna 2→1', 'Bert 3→2', 'Carl 1→3']);
});

test('of two trainings on the same day the one planned last is the latest', async () => {
  const { named, play, movement } = await clubWithRanks();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  const [one, other] = [await play('2026-05-01', [anna, 3]), await play('2026-05-01', [bert, 5])];

  expect(one.id < other.id ? await movement() : []).toEqual(['Bert new→1', 'Anna 1→2']);
});

test('the latest training is that of the period asked for', async () => {
  const { named, play, movement } = await clubWithRanks();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  await play('2025-05-01', [bert, 20]);
  await play('2026-05-01', [anna, 2], [bert, 1]);
  await play('2026-05-02', [anna, 0], [bert, 5]);
  await play('2026-05-03', [anna, 10]);

  expect(await movement('?from=2026-01-01&to=2026-05-02')).toEqual(['Bert 2→1', 'Anna 1→2']);
  expect(await movement('?from=2026-01-01')).toEqual(['Anna 2→1', 'Bert 1→2']);
});

test('the latest training may have cost points, and moves also those who were not there', async () => {
  const { named, play, movement } = await clubWithRanks();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  await play('2026-05-01', [anna, 3], [bert, 2]);
  await play('2026-05-02', [anna, -5]);

  expect(await movement()).toEqual(['Bert 2→1', 'Anna 1→2']);
});

test('a trend holds the points of the last ten events, oldest first', async () => {
  const { named, play, table } = await clubWithRanks();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  for (let day = 1; day <= 12; day += 1) await play(`2026-05-${String(day).padStart(2, '0')}`, [anna, 13 - day]);
  await play('2026-06-01', [bert, -4]);

  expect((await table()).map(({ trend }) => trend)).toEqual([[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [-4]]);
  expect((await table('?to=2026-05-02')).map(({ trend }) => trend)).toEqual([[12, 11]]);
});

test('a player gets the movement of everybody, and only the own trend, also without the events', async () => {
  const { named, play, path, movement, fixtures } = await clubWithRanks();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  await play('2026-05-01', [anna, 3], [bert, 2]);
  await play('2026-05-02', [bert, 2]);
  const own = api(await fixtures.signedIn(bert));
  for (const query of ['', '?events=none']) {
    const { body } = await own.get<{ leagueTableEntries: unknown[] }>(`${path}${query}`);
    expect(body.leagueTableEntries).toMatchObject([
      { player: { id: bert.id }, previousRank: 2, trend: [2, 2], leagueTableEvents: [] },
      { player: { id: anna.id }, previousRank: 1, trend: [], leagueTableEvents: [] },
    ]);
  }
  expect(await movement()).toEqual(['Bert 2→1', 'Anna 1→2']);
});
