import { sql } from 'kysely';
import { insertMember, makeEmptyDatabase } from '@test/ownDatabase';
import { pruneStoredIfDue } from './changeOnce';
import { inTransaction } from './database';

test('answers of a week ago and rows of files that were left a day ago are forgotten, others are not', async () => {
  const { db, remove } = await makeEmptyDatabase();
  try {
    await insertMember(db);
    await sql`
      with answers as (
        insert into idempotent_answers (member_id, key, request_hash, answer, answered_at)
        select id, age, '', 'null', now() - age::interval from members, unnest('{8 days,6 days}'::text[]) age)
      insert into staged_import_rows (member_id, golfclub_id, import_id, position, row, staged_at)
      select id, golfclub_id, gen_random_uuid(), 0, jsonb_build_object('surname', age), now() - age::interval
      from members, unnest('{25 hours,23 hours}'::text[]) age`.execute(db);
    await inTransaction(db, pruneStoredIfDue);
    const { rows } = await sql<{ left: string }>`
      select key as left from idempotent_answers
      union all select row ->> 'surname' from staged_import_rows order by 1`.execute(db);
    expect(rows.map(({ left }) => left)).toEqual(['23 hours', '6 days']);
  } finally {
    await remove();
  }
});
