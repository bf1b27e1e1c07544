import { sql } from 'kysely';
import { forgetOldSignIns } from '@server/modules/auth/queries';
import { forgetOldAttempts } from '@server/modules/auth/signInLimits';
import { insertMember, makeEmptyDatabase } from '@test/ownDatabase';
import { pruneHourly } from './pruneHourly';

test('what is stored for a time only is forgotten once an hour, and no more after the end', async () => {
  const { db, remove } = await makeEmptyDatabase();
  const everyHour = jest.spyOn(globalThis, 'setInterval');
  const stop = pruneHourly(db, { warn: () => undefined }, [forgetOldSignIns, forgetOldAttempts]);
  const [prune, milliseconds] = everyHour.mock.calls[0] ?? [];
  const clock: unknown = everyHour.mock.results[0]?.value;
  everyHour.mockRestore();
  try {
    expect(milliseconds).toBe(3_600_000);
    await insertMember(db);
    await sql`
      with attempts as (
        insert into failed_sign_ins (subject, failures, window_ends_at)
        select 'account ' || n, 1, now() - interval '1 second' from generate_series(1, 600) n),
      offers as (
        insert into undoable_changes (actor_id, action, subject_id, stored, good_until)
        select id, 'category.deleted', gen_random_uuid(), '{}', now() - interval '1 second'
        from members, generate_series(1, 600)),
      answers as (
        insert into idempotent_answers (member_id, key, request_hash, answer, answered_at)
        select id, n, '', 'null', now() - interval '8 days' from members, generate_series(1, 1100) n),
      sign_in as (
        insert into sign_ins (id, member_id, signed_in_at)
        select gen_random_uuid(), id, now() - age * interval '1 hour' from members, unnest('{11,13,14}'::integer[]) age)
      insert into staged_import_rows (member_id, golfclub_id, import_id, position, row, staged_at)
      select id, golfclub_id, gen_random_uuid(), n, '{}', now() - interval '25 hours'
      from members, generate_series(1, 2100) n`.execute(db);
    prune?.();
    const tables = 'staged_import_rows, idempotent_answers, sign_ins, failed_sign_ins, undoable_changes'.split(', ');
    const left = async () => {
      const counts = tables.map((table) => sql`select from ${sql.table(table)}`.execute(db));
      return (await Promise.all(counts)).reduce((sum, { rows }) => sum + rows.length, 0);
    };
    while ((await left()) > 1);
    expect((await sql`select from sign_ins`.execute(db)).rows).toHaveLength(1);
    const ended = jest.spyOn(globalThis, 'clearInterval');
    stop();
    expect(ended).toHaveBeenCalledWith(clock);
    ended.mockRestore();
  } finally {
    stop();
    await remove();
  }
});
