-- A changed training is announced with when it was updated: a device that has been answered that already reads nothing again.
create or replace function announce_training() returns trigger language plpgsql as $$
declare
  is_gone constant boolean := tg_op = 'DELETE';
  training constant scheduled_trainings := case when is_gone then old else new end;
begin
  perform pg_notify('training_changed', json_build_object(
    'golfclubId', training.golfclub_id,
    'trainingId', training.id,
    'status', case when is_gone then null else training.status end,
    -- Null where something has changed that does not count as an update: only reading again shows it.
    'updatedAt', case when tg_op = 'UPDATE' and new.updated_at is distinct from old.updated_at then new.updated_at end,
    -- The league changes with what is finished, and with nothing else of a training.
    'isLeague', case tg_op
      when 'INSERT' then new.status = 'FINISHED'
      when 'DELETE' then old.status = 'FINISHED'
      else (old.status = 'FINISHED') is distinct from (new.status = 'FINISHED') end)::text);
  return null;
end
$$;
