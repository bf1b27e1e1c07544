import { whatKeepsFromReady } from '../../contract/templateReadiness';
import { makeEmptyDatabase, type EmptyDatabase } from '../../test/emptyDatabase';
import type { Database } from '../db/database';
import { passwordMatches } from '../modules/auth/passwords';
import { leagueTable } from '../modules/league/leagueTable';
import { DEMO_PASSWORD, demoAccounts } from './accounts';
import { bergblick } from './clubs';
import { fillDemo } from './fillDemo';
import { demoTemplates } from './templates/demoTemplates';

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
  expect(await passwordMatches(accounts[0]?.password_hash ?? null, DEMO_PASSWORD)).toBe(true);
  const other = members.find(({ username }) => username === 'sebastian.huber');
  expect(await passwordMatches(other?.password_hash ?? null, DEMO_PASSWORD)).toBe(false);
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
    whatKeepsFromReady({ ...content, mapping: mapping?.rows ?? [] }),
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
  const wished = { golfclubId: bergblick.id, withEvents: true };
  const { leagueTableEntries } = await leagueTable(db, { everyClub: true }, wished);
  expect(leagueTableEntries.length).toBeGreaterThan(25);
  expect(leagueTableEntries.filter(({ tied }) => tied).map(({ player }) => player.username)).toEqual([
    'heike.buerger',
    'uwe.buerger',
  ]);
  expect(leagueTableEntries[0]?.leagueTableEvents.length).toBeGreaterThan(2);
});

test('filling again changes nothing', async () => {
  const before = await db.selectFrom('balls').select(db.fn.countAll().as('count')).executeTakeFirst();
  await fillDemo(db, now);
  expect(await db.selectFrom('balls').select(db.fn.countAll().as('count')).executeTakeFirst()).toEqual(before);
});
