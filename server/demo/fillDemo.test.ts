import { missingForReady } from '@contract/templateReadiness';
import type { Database } from '@server/db/database';
import { isPassword } from '@server/modules/auth/passwords';
import { imageLibrary } from '@server/modules/image/imageLibrary';
import { leagueTable } from '@server/modules/league/leagueTable';
import { type EmptyDatabase, makeEmptyDatabase } from '@test/ownDatabase';
import { bergblick, DEMO_PASSWORD, demoAccounts } from './accounts';
import { fillDemo } from './fillDemo';
import { demoTemplates } from './templateRows';

const now = new Date('2026-11-21T10:00:00.000Z');
let empty: EmptyDatabase;
let db: Database;

beforeAll(async () => {
  empty = await makeEmptyDatabase();
  db = empty.db;
  await fillDemo(db, now);
});
afterAll(() => empty.remove());

test('every demo account signs in with the one password, and nobody else does', async () => {
  const members = await db.selectFrom('members').select(['username', 'password_hash']).execute();
  expect(members.length).toBeGreaterThanOrEqual(55);
  const accounts = members.filter(({ username }) => demoAccounts.some((account) => account.username === username));
  expect(accounts).toHaveLength(demoAccounts.length);
  expect(await isPassword(accounts[0]?.password_hash ?? null, DEMO_PASSWORD)).toBe(true);
  const other = members.find(({ username }) => username === 'sebastian.huber');
  expect(await isPassword(other?.password_hash ?? null, DEMO_PASSWORD)).toBe(false);
});

test('both clubs have trainings in all three states', async () => {
  const states = await db
    .selectFrom('scheduled_trainings')
    .innerJoin('golfclubs', 'golfclubs.id', 'golfclub_id')
    .select(['golfclubs.name', 'status'])
    .distinct()
    .execute();
  expect(states).toHaveLength(6);
});

test('templates of all three types are ready, one is not and one is archived', () => {
  const gaps = demoTemplates.map(({ content, mapping }) =>
    missingForReady({ ...content, mapping: mapping?.rows ?? [] }),
  );
  const ready = demoTemplates.filter((_, index) => gaps[index]?.length === 0);
  expect(new Set(ready.map(({ content }) => content.type)).size).toBe(3);
  expect(gaps.filter((one) => one.length > 0)).toEqual([['name', 'category', 'mapping'], ['not-active']]);
});

test('the running training has balls, and a started one is dated today', async () => {
  const running = await db
    .selectFrom('scheduled_trainings as t')
    .innerJoin('player_sessions as s', 's.training_id', 't.id')
    .innerJoin('balls as b', 'b.player_session_id', 's.id')
    .select(['t.id', 't.planned_date'])
    .where('t.status', '=', 'STARTED')
    .distinct()
    .execute();
  expect(running.map(({ planned_date }) => planned_date)).toEqual(['2026-11-21', '2026-11-21']);
});

test('the league table has a long field with one tie at least, and most players have several events', async () => {
  const requested = { golfclubId: bergblick.id, withEvents: true, detailsOf: 'everybody' } as const;
  const { leagueTableEntries } = await leagueTable(db, { everyClub: true }, requested);
  expect(leagueTableEntries.length).toBeGreaterThan(25);
  expect(leagueTableEntries.filter(({ tied }) => tied).map(({ player }) => player.username)).toEqual([
    'heike.buerger',
    'uwe.buerger',
  ]);
  expect(leagueTableEntries[0]?.leagueTableEvents.length).toBeGreaterThan(2);
});

test('every image that templates, tips, trainings and prices show is there', async () => {
  const stored = await db.selectFrom('images').select(['public_id', 'tag', 'width', 'height']).execute();
  const templates = await db.selectFrom('templates').select(['image', 'hints']).execute();
  const trainings = await db.selectFrom('scheduled_trainings').select('snapshot').execute();
  const prices = await db.selectFrom('session_prices').select('image').execute();
  const withHints = [...templates, ...trainings.map(({ snapshot }) => snapshot)];
  const shownAs = {
    sessiontemplate: withHints.map(({ image }) => image),
    tip: withHints.flatMap(({ hints }) => hints.flatMap(({ imageUrl }) => imageUrl ?? [])),
    sessionprice: prices.map(({ image }) => image),
  };
  for (const [tag, visible] of Object.entries(shownAs)) {
    const ofTag = stored.filter((image) => image.tag === tag).map(({ public_id }) => public_id);
    expect([...new Set(visible)].sort()).toEqual(ofTag.sort());
  }
  expect(new Set(stored.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['960 × 720']));
});

test('the first three places of the league table have a prize each, and there are others', async () => {
  const prices = await db.selectFrom('session_prices').select('league_table_prize').orderBy('id').execute();
  expect(prices.map(({ league_table_prize }) => league_table_prize)).toEqual([
    'FIRST_PRIZE',
    'SECOND_PRIZE',
    'THIRD_PRIZE',
    null,
    null,
  ]);
});

test('drawings cannot be read once the demo is filled', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const library = await imageLibrary();
  await expect(library(svg).metadata()).rejects.toThrow('unsupported image format');
});

test('filling again changes nothing', async () => {
  const before = await db.selectFrom('balls').select(db.fn.countAll().as('count')).executeTakeFirst();
  await fillDemo(db, now);
  expect(await db.selectFrom('balls').select(db.fn.countAll().as('count')).executeTakeFirst()).toEqual(before);
});
