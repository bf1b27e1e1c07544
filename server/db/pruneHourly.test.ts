import { sql } from 'kysely';
import { pruneSignIns } from '@server/modules/auth/queries';
import { pruneAttempts } from '@server/modules/auth/signInLimits';
import { insertMember, makeEmptyDatabase } from '@test/ownDatabase';
import { pruneDisplayCodes } from '@server/modules/display/changeLinks';
import { pruneHelpers, pruneHelperSignIns } from '@server/modules/helper/queries';
import { pruneHourly } from './pruneHourly';

const prunesOfModules = [pruneSignIns, pruneAttempts, pruneHelperSignIns, pruneHelpers, pruneDisplayCodes];

test('what is stored for a time only is forgotten once an hour, and no more after the end', async () => {
  const { db, remove } = await makeEmptyDatabase();
  const everyHour = jest.spyOn(globalThis, 'setInterval');
  const stop = pruneHourly(db, { warn: () => undefined }, prunesOfModules);
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

test('links and codes that are over are forgotten once an hour, and sign-ins of helpers but the first by a code', async () => {
  const { db, remove } = await makeEmptyDatabase();
  const everyHour = jest.spyOn(globalThis, 'setInterval');
  const stop = pruneHourly(db, { warn: () => undefined }, prunesOfModules);
  const [prune] = everyHour.mock.calls[0] ?? [];
  everyHour.mockRestore();
  try {
    await insertMember(db);
    await sql`
      with links as (
        insert into access_links (member_id, secret_hash, made_at, ended)
        select id, convert_to(age, 'UTF8'), now() - age::interval, 'USED'
        from members, unnest('{61 days,59 days}'::text[]) age),
      waiting as (
        insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
        select golfclub_id, 'Tim', 'Berger', 'tim', 'tim@example.org', '', '{PLAYER,UNAPPROVED}' from members
        returning id),
      approvals as (
        insert into approval_codes (member_id, code, made_at)
        select id, 'old', now() - interval '8 days' from members
        union all select id, 'young', now() - interval '6 days' from waiting),
      displays as (
        insert into display_links (golfclub_id, name, short_names, secret_hash)
        select golfclub_id, age, false, convert_to(age, 'UTF8') from members, unnest('{-1 hour,1 hour}'::text[]) age
        returning id, name),
      display_codes as (
        insert into display_codes (link_id, code_hash, expires_at)
        select id, convert_to(name, 'UTF8'), now() + name::interval from displays),
      training as (
        insert into scheduled_trainings (golfclub_id, planned_date, snapshot, status)
        select golfclub_id, '2026-05-01', '{}', 'STARTED' from members returning id, golfclub_id),
      code as (
        insert into helper_codes (training_id, golfclub_id, code_hash, created_by)
        select t.id, t.golfclub_id, '', m.id from training t, members m returning id),
      helper as (
        insert into helpers (training_id, golfclub_id, name) select id, golfclub_id, 'Hanna' from training returning id)
      insert into helper_sign_ins (helper_id, code_id, signed_in_at)
      select h.id, c.id, now() - age * interval '1 hour' from helper h, code c, unnest('{40,26,13,11}'::integer[]) age`.execute(
      db,
    );
    prune?.();
    const left = async () =>
      (
        await sql<{ left: string }>`
          select encode(secret_hash, 'escape') as left from access_links
          union all select code from approval_codes
          union all select encode(code_hash, 'escape') from display_codes
          union all select round(extract(epoch from now() - signed_in_at) / 3600) || ' hours ago' from helper_sign_ins
          order by 1`.execute(db)
      ).rows.map((row) => row.left);
    while ((await left()).length > 5);
    expect(await left()).toEqual(['1 hour', '11 hours ago', '40 hours ago', '59 days', 'young']);
  } finally {
    stop();
    await remove();
  }
});

test('helpers without a ball and without a code that works are forgotten after seven days', async () => {
  const { db, remove } = await makeEmptyDatabase();
  try {
    await insertMember(db);
    await sql`
      with training as (
        insert into scheduled_trainings (golfclub_id, planned_date, snapshot, status)
        select golfclub_id, '2026-05-01', '{}', 'STARTED' from members returning id, golfclub_id),
      code as (
        insert into helper_codes (training_id, golfclub_id, code_hash, created_by)
        select t.id, t.golfclub_id, '', m.id from training t, members m returning id),
      session as (
        insert into player_sessions (training_id, golfclub_id) select id, golfclub_id from training returning id),
      helper as (
        insert into helpers (id, training_id, golfclub_id, name)
        select (lpad(to_hex((extract(epoch from now() - days * interval '1 day') * 1000)::bigint), 12, '0')
            || '7000a000' || left(md5(kind || days), 12))::uuid, t.id, t.golfclub_id, kind || ' ' || days
        from training t, unnest('{idle,signed in,recorder}'::text[]) kind, unnest('{6,8}'::integer[]) days
        returning id, name),
      signed_in as (
        insert into helper_sign_ins (helper_id, code_id) select h.id, c.id from helper h, code c where name like 'signed in%')
      insert into ball_recordings (player_session_id, index, points, version, helper_id, recorded_at, received_at)
      select s.id, row_number() over () - 1, 3, 1, h.id, now(), now() from helper h, session s where name like 'recorder%'
    `.execute(db);
    while (await pruneHelpers(db));
    const { rows } = await sql<{ name: string }>`select name from helpers order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['idle 6', 'recorder 6', 'recorder 8', 'signed in 6', 'signed in 8']);
  } finally {
    await remove();
  }
});
