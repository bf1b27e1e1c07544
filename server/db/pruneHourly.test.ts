import { sql } from 'kysely';
import { makeEmptyDatabase } from '@test/ownDatabase';
import { pruneHourly } from './pruneHourly';

test('what is stored for a time only is forgotten once an hour, and no more after the end', async () => {
  const { db, remove } = await makeEmptyDatabase();
  const everyHour = jest.spyOn(globalThis, 'setInterval');
  const stop = pruneHourly(db, { warn: () => undefined });
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
        returning id, golfclub_id)
      insert into staged_import_rows (member_id, golfclub_id, import_id, position, row, staged_at)
      select id, golfclub_id, gen_random_uuid(), 0, '{}', now() - interval '25 hours' from member`.execute(db);
    prune?.();
    const left = async () => (await sql`select from staged_import_rows`.execute(db)).rows.length;
    while ((await left()) > 0);
    const ended = jest.spyOn(globalThis, 'clearInterval');
    stop();
    expect(ended).toHaveBeenCalledWith(clock);
    ended.mockRestore();
  } finally {
    stop();
    await remove();
  }
});
