import type { KyselyPlugin } from 'kysely';
import type { LeagueTable } from '@contract/league';
import type { MappingRow } from '@contract/mapping';
import type { Problem } from '@contract/problem';
import type { WhatIfAnswer } from '@contract/statistic';
import { connect } from '@server/db/database';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { whatIf } from './whatIf';

const PATH = '/api/leaguetable/whatif';

const nowhere = '01990000-0000-7000-8000-000000000000';

const row = (handicapDifference: number, points: number): MappingRow => ({ handicapDifference, points });

/** Trainings in which the handicap played is always 20: the handicap that someone starts with decides. */
async function clubWithPoints() {
  const { fixtures, club, token } = await adminAndClub();
  const client = api(token);
  const mapping = await fixtures.mapping({ rows: [row(0, 5), row(4.3, 8)] });
  const template = await fixtures.template({ mapping, scoreHandicapMap: [{ score: 0, handicap: 20 }] });
  const play = (
    results: (readonly [MemberFixture, number])[],
    options: Partial<Parameters<typeof fixtures.training>[0]> = {},
  ) =>
    fixtures.training({
      club,
      template,
      status: 'FINISHED',
      sessions: results.map(([member, started]) => ({ players: [member], handicaps: [started], balls: [1] })),
      ...options,
    });
  const readWhatIf = async (rows: MappingRow[]) =>
    (await client.post<WhatIfAnswer>(PATH, { mappingId: mapping.id, mapping: rows })).body.golfclubs;
  const named = (surname: string) => fixtures.member({ club, surname });
  return { fixtures, club, client, mapping, template, play, readWhatIf, named };
}

test('every player of the league is shown with old and new rank and points, in the new order', async () => {
  const { fixtures, club, play, readWhatIf, named } = await clubWithPoints();
  const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
  await play([
    [anna, 24.3],
    [bert, 24.2],
  ]);
  await play(
    [
      [anna, 20],
      [bert, 19.9],
    ],
    { plannedDate: '2026-06-01' },
  );
  // Another mapping's results count, and stay as they are.
  await play([[carl, 20]], { template: await fixtures.template({ scoreHandicapMap: [{ score: 0, handicap: 20 }] }) });

  const of = ({ id, name, surname, username }: MemberFixture) => ({ id, name, surname, username });
  expect(await readWhatIf([row(-0.1, 20), row(0, 1), row(4.2, 3)])).toEqual([
    {
      golfclub: { id: club.id, name: club.name },
      trainings: 2,
      entries: [
        { player: of(bert), before: { rank: 3, totalPoints: 5 }, after: { rank: 1, totalPoints: 23 } },
        { player: of(carl), before: { rank: 2, totalPoints: 5 }, after: { rank: 2, totalPoints: 5 } },
        { player: of(anna), before: { rank: 1, totalPoints: 13 }, after: { rank: 3, totalPoints: 4 } },
      ],
    },
  ]);
});

test('only finished trainings count, planned and running ones do not even name their club', async () => {
  const { play, readWhatIf, named } = await clubWithPoints();
  const anna = await named('Anna');
  await play([[anna, 20]], { status: 'STARTED' });
  await play([], { status: 'PLANNED' });
  expect(await readWhatIf([row(0, 9)])).toEqual([]);
  await play([[anna, 20]]);
  expect(await readWhatIf([])).toMatchObject([{ trainings: 1, entries: [{ after: { rank: 1, totalPoints: 0 } }] }]);
});

test('a training that nobody has played names its club, with nobody in its table', async () => {
  const { play, readWhatIf } = await clubWithPoints();
  await play([]);
  expect(await readWhatIf([row(0, 9)])).toMatchObject([{ trainings: 1, entries: [] }]);
});

test('clubs come by name, each with its own table only', async () => {
  const { fixtures, play, readWhatIf } = await clubWithPoints();
  const ending = unique('');
  for (const name of ['Zeder', 'Äsche', 'buche']) {
    const club = await fixtures.club({ name: `${name}${ending}` });
    await play([[await fixtures.member({ club, surname: name }), 20]], { club });
  }
  expect((await readWhatIf([])).map(({ golfclub, entries }) => [golfclub.name, entries[0]?.player.surname])).toEqual(
    ['Äsche', 'buche', 'Zeder'].map((name) => [`${name}${ending}`, name]),
  );
});

/** Returns a database that tells `onRead` of each answer, before it goes on. */
function watched(onRead: (rows: readonly Record<string, unknown>[]) => Promise<unknown> | undefined) {
  const { db, close } = connect(databaseUrl());
  const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    await onRead(result.rows);
    return result;
  };
  return { db: db.withPlugin({ transformQuery: ({ node }) => node, transformResult }), close };
}

test('never more than one club is read at a time, all of them at the same moment', async () => {
  const { fixtures, club, mapping, play, named, readWhatIf } = await clubWithPoints();
  const clubOf = new Map<string, string>();
  const playIn = async (where: typeof club, player: MemberFixture) => {
    const training = await play([[player, 20]], { club: where });
    [training.id, player.id].forEach((id) => clubOf.set(id, where.id));
  };
  await playIn(club, await named('Anna'));
  await playIn(club, await named('Bert'));
  const others = [await fixtures.club(), await fixtures.club()];
  for (const other of others) await playIn(other, await fixtures.member({ club: other }));
  const expected = await readWhatIf([row(0, 9)]);
  expect(expected).toHaveLength(3);

  const clubsRead: string[][] = [];
  const { db, close } = watched((rows) => {
    const clubs = new Set(rows.flatMap(({ id, training_id = id }) => clubOf.get(String(training_id)) ?? []));
    if (clubs.size === 0) return undefined;
    clubsRead.push([...clubs]);
    return sql('delete from league_events where golfclub_id = any($1::uuid[])', [others.map(({ id }) => id)]);
  });
  const { golfclubs } = await whatIf(db, { mappingId: mapping.id, mapping: [row(0, 9)] });
  await close();
  expect(golfclubs).toEqual(expected);
  expect(clubsRead).toEqual(expected.flatMap(({ golfclub: { id } }) => [[id], [id], [id]]));
});

test('a former member stands where the league table has them', async () => {
  const { club, client, play, readWhatIf, named } = await clubWithPoints();
  const [anna, gone] = [await named('Anna'), await named('Gone')];
  await play([
    [anna, 20],
    [gone, 20],
  ]);
  const { name, surname, username, email } = gone;
  await client.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });

  const { body } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  const [table] = await readWhatIf([row(0, 9)]);
  expect(table?.entries.map(({ player }) => player)).toEqual(body.leagueTableEntries.map(({ player }) => player));
  expect(table?.entries).toMatchObject([{ player: { id: anna.id } }, { player: { id: gone.id, surname: '' } }]);
});

test('asking about a mapping that does not exist, or with a difference given twice, is refused', async () => {
  const { client, mapping } = await clubWithPoints();
  const unknown = await client.post(PATH, { mappingId: nowhere, mapping: [] });
  expect([unknown.status, unknown.code]).toEqual([404, 'not-found']);
  const twice = await client.post<Problem>(PATH, { mappingId: mapping.id, mapping: [row(4.3, 1), row(4.3, 2)] });
  expect([twice.status, twice.body.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([
    400,
    ['/mapping/1/handicapDifference repeated'],
  ]);
});
