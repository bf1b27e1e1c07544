-- A ball can be taken back; its history says so, and its version goes on from there.
alter table ball_recordings alter column points drop not null;

-- Every server over this database hears of a changed training, once the change is committed, and tells its listeners.
create function announce_training() returns trigger language plpgsql as $$
declare
  is_gone constant boolean := tg_op = 'DELETE';
  training constant scheduled_trainings := case when is_gone then old else new end;
begin
  perform pg_notify('training_changed', json_build_object(
    'golfclubId', training.golfclub_id,
    'trainingId', training.id,
    'status', case when is_gone then null else training.status end,
    -- The league changes with what is finished, and with nothing else of a training.
    'isLeague', case tg_op
      when 'INSERT' then new.status = 'FINISHED'
      when 'DELETE' then old.status = 'FINISHED'
      else (old.status = 'FINISHED') is distinct from (new.status = 'FINISHED') end)::text);
  return null;
end
$$;
create trigger scheduled_trainings_announced after insert or update or delete on scheduled_trainings
  for each row execute function announce_training();

-- Trainings carry their instant price.
create function announce_instant_price() returns trigger language plpgsql as $$
declare
  price constant instant_prices := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('training_changed', json_build_object(
    'golfclubId', t.golfclub_id, 'trainingId', t.id, 'status', t.status, 'isLeague', false)::text)
  from scheduled_trainings t where t.id = price.training_id;
  return null;
end
$$;
create trigger instant_prices_announced after insert or update or delete on instant_prices
  for each row execute function announce_instant_price();

-- A live stream must not outlive the sign-in it was opened with.
create function announce_ended_sign_in() returns trigger language plpgsql as $$
begin
  perform pg_notify('sign_in_ended', old.id::text);
  return null;
end
$$;
create trigger sign_ins_announced after delete on sign_ins
  for each row execute function announce_ended_sign_in();
