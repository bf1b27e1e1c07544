import { sql } from 'kysely';
import { forgetOldSignIns } from '@server/modules/auth/queries';
import { makeEmptyDatabase } from '@test/ownDatabase';
import { pruneHourly } from './pruneHourly';

test('all that is stored for a time only is forgotten once an hour, and no more after the end', async () => {
  const { db, remove } = await makeEmptyDatabase();
  const everyHour = jest.spyOn(globalThis, 'setInterval');
  const stop = pruneHourly(db, { warn: () => undefined }, [forgetOldSignIns]);
  const [prune, milliseconds] = everyHour.mock.calls[0] ?? [];
  const clock: unknown = everyHour.mock.results[0]?.value;
  everyHour.mockRestore();
  try {
    expect(milliseconds).toBe(3_600_000);
    await sql`
      with club as (
        insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
        values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id),
      member as (
        insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
        select id, 'Jana', 'Möller', 'jana', 'jana@example.org', '', '{ADMIN,APPROVED}' from club
        returning id, golfclub_id),
      answers as (
        insert into idempotent_answers (member_id, key, request_hash, answer, answered_at)
        select id, n, '', 'null', now() - interval '8 days' from member, generate_series(1, 1100) n),
      sign_in as (
        insert into sign_ins (id, member_id, signed_in_at)
        select gen_random_uuid(), id, now() - age * interval '1 hour' from member, unnest('{11,13,14}'::integer[]) age)
      insert into staged_import_rows (member_id, golfclub_id, import_id, position, row, staged_at)
      select id, golfclub_id, gen_random_uuid(), n, '{}', now() - interval '25 hours'
      from member, generate_series(1, 2100) n`.execute(db);
    prune?.();
    const left = async () =>
      (
        await sql`select from staged_import_rows union all select from idempotent_answers union all select from sign_ins`.execute(
          db,
        )
      ).rows.length;
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
