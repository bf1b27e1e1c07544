import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import { sql } from '@test/fixtures/database';
import { trainingCalls } from '@test/fixtures/trainings';

/** More than the latest results that a standing keeps. */
const EQUAL_RESULTS = 20;

describe('players equal in many of their latest results', () => {
  /**
   * Carl, Anna, Bert and Dora have the same total and the same latest results. Before them Bert had the better one of the two,
   * in the year before, Carl the same as Dora, and Dora once more 0 points before that.
   */
  async function clubWithLongStandings() {
    const club = await clubWithTournaments();
    const { named, play, table } = club;
    const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
    const dora = await named('Dora');
    await play('2025-01-01', [dora, 0]);
    await play('2025-05-01', [anna, 4], [bert, 2], [carl, 3], [dora, 3]);
    await play('2025-06-01', [anna, 2], [bert, 4], [carl, 3], [dora, 3]);
    const trainings = [];
    for (let day = 1; day <= EQUAL_RESULTS; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      trainings.push(await play(date, [anna, 1], [bert, 1], [carl, 1], [dora, 1]));
    }
    const rows = async (query = '') =>
      (await table(query)).map(
        ({ player, totalPoints, previousRank, tied }) =>
          `${player.surname} ${totalPoints}, was ${previousRank ?? 'new'}${tied ? ', tied' : ''}`,
      );
    return { ...club, anna, bert, carl, dora, trainings, rows };
  }

  test('are ordered by the results before, also of another year, and so are their ranks before the latest training', async () => {
    const { rows } = await clubWithLongStandings();
    expect(await rows()).toEqual(['Bert 26, was 1', 'Dora 26, was 2', 'Carl 26, was 3', 'Anna 26, was 4']);
  });

  test('are tied in the year in which they are equal', async () => {
    const { rows } = await clubWithLongStandings();
    const tied = ['Anna', 'Bert', 'Carl', 'Dora'].map((name, place) => `${name} 20, was ${place + 1}, tied`);
    expect(await rows('?from=2026-01-01&to=2026-12-31')).toEqual(tied);
    expect(await rows('?from=2026-01-01')).toEqual(tied);
    // The same by the results themselves: this period is no whole year.
    expect(await rows('?from=2026-01-01&to=2026-12-30')).toEqual(tied);
  });

  test('are ordered anew when a training is opened again, finished again or deleted', async () => {
    const { fixtures, club, rows, calls, trainings, play, anna, dora } = await clubWithLongStandings();
    const admin = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
    const extra = await play('2026-02-01', [anna, 1], [dora, -1]);
    expect(await rows()).toEqual(['Anna 27, was 1', 'Bert 26, was 2', 'Carl 26, was 3', 'Dora 25, was 4']);
    await calls(extra.id).unfinish();
    expect(await rows()).toEqual(['Bert 26, was 1', 'Dora 26, was 2', 'Carl 26, was 3', 'Anna 26, was 4']);
    await calls(extra.id).finish();
    const latest = trainings.at(-1)?.id ?? '';
    expect((await trainingCalls(api(admin), latest).remove()).status).toBe(200);
    expect(await rows()).toEqual(['Anna 26, was 1', 'Bert 25, was 2', 'Carl 25, was 3', 'Dora 24, was 4']);
  });

  test('are not in the table of a year whose only training was opened again, and can be deleted', async () => {
    const { club, rows, calls, play, named, client } = await clubWithLongStandings();
    const emil = await named('Emil');
    const only = await play('2024-05-01', [emil, 1]);
    expect(await rows('?from=2024-01-01&to=2024-12-31')).toEqual(['Emil 1, was new']);
    await calls(only.id).unfinish();
    expect(await rows('?from=2024-01-01&to=2024-12-31')).toEqual([]);
    const { body } = await client.get<{ years: number[] }>(`/api/leaguetable/golfclub/${club.id}`);
    expect(body.years).toEqual([2026, 2025]);
    await sql('delete from player_session_players where member_id = $1', [emil.id]);
    await sql('delete from members where id = $1', [emil.id]);
    expect(await sql('select from league_standings where member_id = $1', [emil.id])).toEqual([]);
  });
});
