import { sql } from 'kysely';
import { inTransaction } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { type CountedDatabase, countRows } from '@test/growth/clubRows';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { makeDatabaseIn, type TestDatabase } from '@test/testDatabase';
import { eraseMember } from './eraseMember';
import { memberWithId } from '../queries';

describe('deleting a member', () => {
  let own: TestDatabase;
  let counted: CountedDatabase;

  beforeAll(async () => {
    own = await makeDatabaseIn(new URL(databaseUrl()));
    await migrate(own.url);
    counted = countRows(own.url);
    await sql`
      with club as (
        insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
        values ('Golfclub Waldsee', '-', '1', '1', '-', 'germany') returning id)
      insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
      select id, 'Bernd', 'Quast', given.name, given.name || '@example.org', '', '{APPROVED,PLAYER,PRO}'
      from club, unnest('{pro,first,second}'::text[]) given (name)`.execute(counted.db);
  });

  afterAll(async () => {
    await counted.close();
    await own.remove();
  });

  /** Each with ten recordings. */
  const addTrainingsOfPro = (count: number) =>
    sql`
      with training as (
        insert into scheduled_trainings (golfclub_id, planned_date, planned_by, snapshot)
        select m.golfclub_id, '2026-06-01', m.id, '{}' from members m, generate_series(1, ${sql.lit(count)})
        where m.username = 'pro' returning id, golfclub_id, planned_by),
      session as (
        insert into player_sessions (training_id, golfclub_id) select id, golfclub_id from training
        returning id, training_id)
      insert into ball_recordings (player_session_id, index, points, version, recorded_by)
      select s.id, index, 3, 1, t.planned_by
      from session s join training t on t.id = s.training_id, generate_series(0, 9) index`.execute(counted.db);

  /** Returns how many rows are looked at while the member with this username is deleted. */
  async function examinedDeleting(username: string): Promise<number> {
    await sql`vacuum analyze`.execute(counted.db);
    const { id } = await counted.db
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return counted.examined(() => inTransaction(counted.db, async (tx) => eraseMember(tx, await memberWithId(tx, id))));
  }

  test('looks at no more rows with ten times as many trainings and recordings of others', async () => {
    await addTrainingsOfPro(100);
    const before = await examinedDeleting('first');
    await addTrainingsOfPro(900);
    expect(await examinedDeleting('second')).toBeLessThan(before + 100);
  });
});
