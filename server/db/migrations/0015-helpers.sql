-- A code that lets helpers record the balls of one training. What has ended is deleted, so that it can never work again.
create table helper_codes (
  id uuid primary key default uuid_v7(),
  training_id uuid not null,
  golfclub_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid not null references members on delete cascade,
  foreign key (training_id, golfclub_id) references scheduled_trainings (id, golfclub_id) on delete cascade
);
create index helper_codes_of_training on helper_codes (training_id, created_at);
create index helper_codes_of_maker on helper_codes (created_by);

-- Who helped in a training. It stays with the balls that it recorded, when the code has ended.
create table helpers (
  id uuid primary key default uuid_v7(),
  training_id uuid not null,
  golfclub_id uuid not null,
  name text not null,
  foreign key (training_id, golfclub_id) references scheduled_trainings (id, golfclub_id) on delete cascade
);
create index helpers_of_training on helpers (training_id);

create table helper_sign_ins (
  id uuid primary key default uuid_v7(),
  helper_id uuid not null references helpers on delete cascade,
  code_id uuid not null references helper_codes on delete cascade,
  signed_in_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp()
);
create index helper_sign_ins_of_helper on helper_sign_ins (helper_id);
create index helper_sign_ins_of_code on helper_sign_ins (code_id);
create trigger helper_sign_ins_announced after delete on helper_sign_ins
  for each row execute function announce_ended_sign_in();

alter table balls add column helper_id uuid references helpers on delete set null;
create index balls_of_helper on balls (helper_id) where helper_id is not null;
alter table ball_recordings add column helper_id uuid references helpers on delete set null;
create index ball_recordings_of_helper on ball_recordings (helper_id) where helper_id is not null;

-- A code ends with its training, and does not come back when that is opened again.
create function end_helper_codes_of_training() returns trigger language plpgsql as $$
begin
  delete from helper_codes where training_id = new.id;
  return null;
end
$$;
create trigger scheduled_trainings_finished after update of status on scheduled_trainings
  for each row when (old.status <> 'FINISHED' and new.status = 'FINISHED')
  execute function end_helper_codes_of_training();

-- It ends with its maker's right to make it, too: as a display link does.
create function end_helper_codes_of_member() returns trigger language plpgsql as $$
begin
  delete from helper_codes c
  where c.created_by = new.id and not ('ADMIN' = any(new.roles)
    or ('PRO' = any(new.roles) and 'UNAPPROVED' <> all(new.roles) and c.golfclub_id = new.golfclub_id));
  return null;
end
$$;
create trigger members_helper_rights_changed after update of roles, golfclub_id on members
  for each row
  when (old.roles is distinct from new.roles or old.golfclub_id is distinct from new.golfclub_id)
  execute function end_helper_codes_of_member();

-- What is stored for a repeated Idempotency-Key may be a helper's: deleting whose it is deletes it, without a foreign key.
alter table idempotent_answers drop constraint idempotent_answers_member_id_fkey;
create function forget_answers() returns trigger language plpgsql as $$
begin
  delete from idempotent_answers where member_id = old.id;
  return null;
end
$$;
create trigger members_answers_forgotten after delete on members
  for each row execute function forget_answers();
create trigger helpers_answers_forgotten after delete on helpers
  for each row execute function forget_answers();
