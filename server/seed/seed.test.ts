import type { Database } from '@server/db/database';
import type { Tables } from '@server/db/tables/tables';
import { isPassword } from '@server/modules/auth/passwords';
import { accountNamed } from '@server/modules/auth/queries';
import { makeEmptyDatabase } from '@test/ownDatabase';
import { addAdmin, readSeedSize, seed } from './seed';

const size = { clubs: 3, members: 20, trainings: 60 };
const untold = () => undefined;

async function rowsOf(db: Database, table: keyof Tables): Promise<unknown[]> {
  return db.selectFrom(table).selectAll().execute();
}

test('an empty database is filled as wished, with the same results each time', async () => {
  const [first, second] = await Promise.all([makeEmptyDatabase(), makeEmptyDatabase()]);
  try {
    await seed(first.db, size, untold);
    await seed(second.db, size, untold);
    expect(await rowsOf(first.db, 'golfclubs')).toHaveLength(size.clubs);
    expect(await rowsOf(first.db, 'members')).toHaveLength(size.members);
    expect(await rowsOf(first.db, 'scheduled_trainings')).toHaveLength(size.trainings);
    const events = await rowsOf(first.db, 'league_events');
    expect(events.length).toBeGreaterThan(size.trainings);
    expect(await rowsOf(second.db, 'league_events')).toEqual(events);
    await expect(seed(first.db, size, untold)).rejects.toThrow('The database is not empty');
  } finally {
    await Promise.all([first.remove(), second.remove()]);
  }
});

test('everybody of it signs in with the password that is given, and so does an admin', async () => {
  const { db, remove } = await makeEmptyDatabase();
  try {
    await seed(db, { clubs: 1, members: 2, trainings: 0 }, untold, 'seven seeds in the sand');
    await addAdmin(db, 'seven seeds in the sand');
    for (const username of ['pro-1', 'player-2', 'admin@example.org']) {
      const account = await accountNamed(db, username);
      expect(await isPassword(account?.passwordHash ?? null, 'seven seeds in the sand')).toBe(true);
    }
    expect((await accountNamed(db, 'admin'))?.roles).toContain('ADMIN');
  } finally {
    await remove();
  }
});

test.each([
  [['--clubs', '3', '--members', '20'], '--trainings'],
  [['--clubs', 'many', '--members', '-1', '--trainings', '2'], '--clubs, --members'],
  [['--clubs', '3', '--members', '2', '--trainings', '2'], 'Each club needs a member'],
])('%j is refused, naming what is wrong', (args, named) => {
  expect(() => readSeedSize(args)).toThrow(named);
});
