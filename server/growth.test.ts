import type { TrainingSnapshot } from '@contract/training';
import { type CountedDatabase, countRows, fillClubs, fillContent, moreClubs } from '@test/growth/clubRows';
import { listsOfClub, type ReadClub } from '@test/growth/listsOfClub';
import { makeDatabaseIn, type TestDatabase } from '@test/testDatabase';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { jsonText } from './db/columnValues';
import { migrate } from './db/migrate';

const TRAININGS = 20;

/** Enough before, too: for nearly empty tables the database takes other plans. */
const OTHER_CLUBS = { before: 20, after: 60 };

/** A list that reads other clubs' rows would read almost three times as many. */
const MORE = { times: 1.5, rows: 100 };

let database: TestDatabase;

let counted: CountedDatabase;

beforeAll(async () => {
  database = await makeDatabaseIn(new URL(databaseUrl()));
  await migrate(database.config);
  counted = countRows(database.url);
});

afterAll(async () => {
  await counted.close();
  await database.remove();
});

test('no list of a club makes the database look at more rows because of what other clubs have', async () => {
  await fillContent(database.config, 3);
  const [own = '', ...others] = await moreClubs(database.config, 1 + OTHER_CLUBS.after);
  const requested = { trainings: TRAININGS, copied: await trainingToCopy(own) };
  await fillClubs(database.config, [own, ...others.slice(0, OTHER_CLUBS.before)], requested);
  const club = await readClub(own);
  const before = await examinedRows(club);
  await fillClubs(database.config, others.slice(OTHER_CLUBS.before), requested);
  const after = await examinedRows(club);
  const grown = before.flatMap(([name, rows], list) => {
    const now = after[list]?.[1] ?? 0;
    return now > MORE.times * rows + MORE.rows ? [`${name}: ${rows} rows, now ${now}`] : [];
  });
  expect(grown).toEqual([]);
  // Otherwise nothing was counted.
  for (const [name, rows] of after) expect([name, rows > 0]).toEqual([name, true]);
});

async function examinedRows(club: ReadClub): Promise<[string, number][]> {
  const rows: [string, number][] = [];
  for (const [name, read] of listsOfClub) rows.push([name, await counted.examined(() => read(counted.db, club))]);
  return rows;
}

async function readClub(golfclubId: string): Promise<ReadClub> {
  const member = await counted.db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('golfclub_id', '=', golfclubId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { golfclubId, scope: { everyClub: false, golfclubId }, member };
}

async function trainingToCopy(golfclubId: string): Promise<string> {
  const name = { en: 'Putting gate', de: 'Putt-Tor' };
  const snapshot = jsonText<TrainingSnapshot>({
    id: golfclubId,
    type: 'REGULAR',
    name,
    description: name,
    moreInformationLink: {},
    category: { id: golfclubId, name },
    teamMode: false,
    instructions: [],
    hints: [],
    balls: [{ scoring: [] }],
    scoreHandicapMap: [{ score: 0, handicap: 54 }],
    numberofballs: 1,
    mapping: [],
  });
  const { id } = await counted.db
    .insertInto('scheduled_trainings')
    .values({ golfclub_id: golfclubId, planned_date: '2026-10-01', snapshot })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
