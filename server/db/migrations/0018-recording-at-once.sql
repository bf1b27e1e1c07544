-- Records balls of a player session, or takes them back where the points are null, with their history; "done" says whether it
-- did. It does nothing where the key was used, the training does not run, the player session is not being edited or one of
-- the balls has another version than was seen (0: none). A procedure, because a ball is then one statement whose parts are
-- planned once for each connection.
-- Locks are taken in the order of every change: key, training, player session. Balls share the lock of their training, so
-- that those of several player sessions do not wait for each other; all other changes take it alone.
create procedure record_balls(
  p_caller uuid, p_key text, p_request_hash text, p_answer jsonb,
  p_training uuid, p_session uuid,
  p_indexes integer[], p_points integer[], p_seen integer[], p_recorded_at timestamptz[],
  p_recorded_by uuid, p_helper uuid, inout done boolean)
language plpgsql as $$
declare
  moment timestamptz;
begin
  done := false;
  if p_key is not null then
    insert into idempotent_answers (member_id, key, request_hash, answer)
    values (p_caller, p_key, p_request_hash, p_answer) on conflict do nothing;
    if not found then return; end if;
  end if;
  perform 1 from scheduled_trainings t where t.id = p_training and t.status = 'STARTED' for key share;
  if found then
    perform 1 from player_sessions s
    where s.id = p_session and s.training_id = p_training and s.status = 'EDIT' for update;
  end if;
  if not found or exists (
    select from unnest(p_indexes, p_seen) played (index, version)
    where played.version <> coalesce(
      (select b.version from balls b where b.player_session_id = p_session and b.index = played.index),
      (select max(r.version) from ball_recordings r where r.player_session_id = p_session and r.index = played.index),
      0))
  then
    delete from idempotent_answers a where a.member_id = p_caller and a.key = p_key;
    return;
  end if;
  done := true;
  if cardinality(p_indexes) = 0 then return; end if;

  delete from balls b using unnest(p_indexes, p_points) played (index, points)
  where b.player_session_id = p_session and b.index = played.index and played.points is null;
  insert into balls (player_session_id, index, points, version, helper_id)
  select p_session, played.index, played.points, played.version + 1, p_helper
  from unnest(p_indexes, p_points, p_seen) played (index, points, version)
  where played.points is not null
  on conflict (player_session_id, index) do update
  set points = excluded.points, version = excluded.version, helper_id = excluded.helper_id;
  -- Late, because balls of one training wait for each other from here on.
  update scheduled_trainings t
  set updated_at = greatest(clock_timestamp(), t.updated_at + interval '1 millisecond')
  where t.id = p_training returning t.updated_at into moment;
  insert into ball_recordings
    (player_session_id, index, points, version, recorded_by, helper_id, recorded_at, received_at)
  select p_session, played.index, played.points, played.version + 1, p_recorded_by, p_helper, played.recorded_at, moment
  from unnest(p_indexes, p_points, p_seen, p_recorded_at) played (index, points, version, recorded_at);
end
$$;
