import type { LeagueEntries, LeagueTable } from '@contract/league';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import { makePrice, withLeagueTablePrizes } from '@test/fixtures/prices';

test('the table carries the prizes of its places, the first one first, also for players', async () => {
  const { client, path, fixtures, player } = await clubWithTournaments();
  const own = api(await fixtures.signedIn(await player()));
  await withLeagueTablePrizes(async () => {
    const third = await makePrice({ prize: 'THIRD_PRIZE' });
    const first = await makePrice({ prize: 'FIRST_PRIZE', image: 'cups/gold' });
    await makePrice();
    const prizes = [
      { prize: 'FIRST_PRIZE', name: first.name, description: first.description, image: '{"public_id":"cups/gold"}' },
      { prize: 'THIRD_PRIZE', name: third.name, description: third.description, image: null },
    ].map(({ image, ...prize }) => ({ ...prize, cloudinary_image: image }));
    expect((await client.get<LeagueTable>(path)).body.prizes).toEqual(prizes);
    expect((await own.get<LeagueTable>(`${path}?events=none`)).body.prizes).toEqual(prizes);
  });
});

test('the years are those with events of the club, whatever the period', async () => {
  const { client, path, play, named, fixtures, club } = await clubWithTournaments();
  const anna = await named('Anna');
  await play('2026-01-01', [anna, 1]);
  await play('2024-12-31', [anna, 1]);
  await play('2024-01-01', [anna, 1]);
  await play('1999-07-01', [anna, 1]);
  await play('2023-05-01');
  await fixtures.training({ club, status: 'STARTED', plannedDate: '2022-05-01' });
  for (const query of ['', '?from=2024-01-01&to=2024-12-31', '?from=2030-01-01']) {
    expect((await client.get<LeagueTable>(`${path}${query}`)).body.years).toEqual([2026, 2024, 1999]);
  }
});

test('without the events everything else is the same', async () => {
  const { client, path, play, named } = await clubWithTournaments();
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  await play('2026-05-01', [anna, 3], [bert, 2]);
  await play('2026-05-02', [bert, 2]);
  const { body: whole } = await client.get<LeagueTable>(path);
  const { body: short } = await client.get<LeagueTable>(`${path}?events=none`);
  expect(whole.leagueTableEntries.map(({ leagueTableEvents }) => leagueTableEvents.length)).toEqual([2, 1]);
  expect({ ...short, prizes: [] }).toEqual({
    ...whole,
    prizes: [],
    leagueTableEntries: whole.leagueTableEntries.map((entry) => ({ ...entry, leagueTableEvents: [] })),
  });
  expect(await client.get(`${path}?events=all`)).toMatchObject({ status: 400, code: 'bad-input' });
});

test('a former member keeps place and points without a name, and comes last by name', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const client = api(token);
  const template = await fixtures.template({ type: 'TOURNAMENT', scoreHandicapMap: [{ score: 1, handicap: 1 }] });
  const [gone, stays] = [await fixtures.member({ club, surname: 'Weg' }), await fixtures.member({ club })];
  const sessions = [gone, stays].map((member) => ({ players: [member], balls: [1] }));
  await fixtures.training({ club, template, status: 'FINISHED', sessions });
  const { name, surname, username, email } = gone;
  const deleted = await client.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
  expect(deleted.status).toBe(200);

  const { body, text } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  expect(body.leagueTableEntries).toMatchObject([
    { player: { id: stays.id }, totalPoints: 1, tied: true },
    { player: { id: gone.id, name: '', surname: '' }, totalPoints: 1, tied: true },
  ]);
  expect(text).not.toContain('Weg');
  expect(text).not.toContain(username);
  const playersOf = async (query: string) => {
    const answer = await client.get<LeagueEntries>(`/api/leaguetable/golfclub/${club.id}/entries?${query}`);
    return answer.body.entries.map(({ player }) => player.id);
  };
  for (const sort of ['player', '-player']) expect(await playersOf(`sort=${sort}`)).toEqual([stays.id, gone.id]);
  expect(await playersOf('where=player%20isEmpty')).toEqual([gone.id]);
  expect(await playersOf('where=player%20isNotEmpty')).toEqual([stays.id]);
});
