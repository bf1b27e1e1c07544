-- Recordings of several player sessions of one training are written in one statement: one commit, one announcement and one
-- moment for all of them. "done" has the positions (from 1) of those that were written. A recording is not written where its key
-- was used, the training does not run, its player session is not being edited or one of its balls has another version
-- than was seen (0: none); it leaves nothing behind then, and the others are written all the same. Points of null take a ball back.
-- Locks are taken in the order of every change: keys, training, player sessions; several of a kind in the order of their
-- ids, so that no two servers wait for each other. Balls share the lock of their training, all other changes take it alone.
-- Unless it waits, a recording whose player session somebody else has locked is not written either.
drop procedure record_balls;
create procedure record_balls(
  p_training uuid, p_waits boolean,
  p_sessions uuid[], p_recorded_by uuid[], p_helpers uuid[],
  p_callers uuid[], p_keys text[], p_request_hashes text[], p_answers jsonb[],
  p_of integer[], p_indexes integer[], p_points integer[], p_seen integer[], p_recorded_at timestamptz[],
  inout done integer[])
language plpgsql as $$
declare
  mine integer[];
  editing uuid[] := '{}';
  moved_on integer[];
  moment timestamptz;
begin
  with used as (
    insert into idempotent_answers (member_id, key, request_hash, answer)
    select r.caller, r.key, r.request_hash, r.answer
    from unnest(p_callers, p_keys, p_request_hashes, p_answers) r (caller, key, request_hash, answer)
    where r.key is not null order by r.caller, r.key
    on conflict do nothing returning member_id, key)
  select coalesce(array_agg(r.nth::integer), '{}') into mine
  from unnest(p_callers, p_keys) with ordinality r (caller, key, nth)
  where r.key is null or exists (select from used u where u.member_id = r.caller and u.key = r.key);

  perform 1 from scheduled_trainings t where t.id = p_training and t.status = 'STARTED' for key share;
  if found and p_waits then
    select coalesce(array_agg(locked.id), '{}') into editing from (
      select s.id from player_sessions s
      where s.id = any(p_sessions) and s.training_id = p_training and s.status = 'EDIT'
      order by s.id for update) locked;
  elsif found then
    select coalesce(array_agg(locked.id), '{}') into editing from (
      select s.id from player_sessions s
      where s.id = any(p_sessions) and s.training_id = p_training and s.status = 'EDIT'
      order by s.id for update skip locked) locked;
  end if;
  select coalesce(array_agg(played.of), '{}') into moved_on
  from unnest(p_of, p_indexes, p_seen) played (of, index, version)
  where played.version <> coalesce(
    (select b.version from balls b where b.player_session_id = p_sessions[played.of] and b.index = played.index),
    (select max(r.version) from ball_recordings r
     where r.player_session_id = p_sessions[played.of] and r.index = played.index),
    0);
  select coalesce(array_agg(r.nth), '{}') into done
  from unnest(mine) r (nth) where p_sessions[r.nth] = any(editing) and r.nth <> all(moved_on);

  if cardinality(done) < cardinality(mine) then
    delete from idempotent_answers a using unnest(mine) r (nth)
    where r.nth <> all(done) and a.member_id = p_callers[r.nth] and a.key = p_keys[r.nth];
  end if;
  if not p_of && done then return; end if;

  delete from balls b using unnest(p_of, p_indexes, p_points) played (of, index, points)
  where played.points is null and played.of = any(done)
    and b.player_session_id = p_sessions[played.of] and b.index = played.index;
  insert into balls (player_session_id, index, points, version, helper_id)
  select p_sessions[played.of], played.index, played.points, played.version + 1, p_helpers[played.of]
  from unnest(p_of, p_indexes, p_points, p_seen) played (of, index, points, version)
  where played.points is not null and played.of = any(done)
  on conflict (player_session_id, index) do update
  set points = excluded.points, version = excluded.version, helper_id = excluded.helper_id;
  -- Late, because what several servers record in one training waits for each other from here on.
  update scheduled_trainings t
  set updated_at = greatest(clock_timestamp(), t.updated_at + interval '1 millisecond')
  where t.id = p_training returning t.updated_at into moment;
  insert into ball_recordings
    (player_session_id, index, points, version, recorded_by, helper_id, recorded_at, received_at)
  select p_sessions[played.of], played.index, played.points, played.version + 1,
    p_recorded_by[played.of], p_helpers[played.of], played.recorded_at, moment
  from unnest(p_of, p_indexes, p_points, p_seen, p_recorded_at) played (of, index, points, version, recorded_at)
  where played.of = any(done);
end
$$;
