-- Ids sort by the moment they were made (RFC 9562, version 7), so that indexes grow at one end.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

create table golfclubs (
  id uuid primary key default uuid_v7(),
  name text not null,
  streetname text not null,
  streetnumber text not null,
  postalcode text not null,
  city text not null,
  country text not null check (country in ('germany', 'south africa')),
  version integer not null default 1
);

create table members (
  id uuid primary key default uuid_v7(),
  golfclub_id uuid not null references golfclubs,
  name text not null,
  surname text not null,
  username text not null,
  email text not null,
  password_hash text not null,
  roles text[] not null check (roles <@ array['ADMIN', 'PRO', 'PLAYER', 'UNAPPROVED', 'APPROVED']),
  date_of_birth date,
  gender text check (gender in ('man', 'woman')),
  handicap_tenths integer not null default 0 check (handicap_tenths between -100 and 540),
  mobile text,
  phone text,
  version integer not null default 1,
  -- Children carry the club in their foreign key, so that nothing can belong to two clubs.
  unique (id, golfclub_id)
);
create unique index members_username_key on members (lower(username collate "und-x-icu"));
create unique index members_email_key on members (lower(email collate "und-x-icu"));
create index members_of_club on members (golfclub_id, surname collate "und-x-icu", name collate "und-x-icu", id);

-- One row for each token that is still good: a token without its row is refused.
create table sign_ins (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  signed_in_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp()
);
create index sign_ins_of_member on sign_ins (member_id);

-- In the database, so that no way of changing a member, not even by hand, leaves an old token good.
create function end_sign_ins() returns trigger language plpgsql as $$
begin
  delete from sign_ins where member_id = old.id;
  return null;
end
$$;
create trigger members_changed after update of roles, golfclub_id, email, password_hash on members
  for each row
  when (old.roles is distinct from new.roles
    or old.golfclub_id is distinct from new.golfclub_id
    or old.email is distinct from new.email
    or old.password_hash is distinct from new.password_hash)
  execute function end_sign_ins();

create table failed_sign_ins (
  -- 'name ' or 'address ' and what was tried, so that one table serves both limits.
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

create table training_categories (
  id uuid primary key default uuid_v7(),
  name jsonb not null,
  description jsonb not null,
  version integer not null default 1
);

create table mappings (
  id uuid primary key default uuid_v7(),
  name text not null,
  version integer not null default 1
);
create table mapping_rows (
  mapping_id uuid not null references mappings on delete cascade,
  difference_tenths integer not null,
  points integer not null,
  primary key (mapping_id, difference_tenths)
);

create table templates (
  id uuid primary key default uuid_v7(),
  type text not null check (type in ('REGULAR', 'TOURNAMENT', 'TRACKMAN')),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'ARCHIVED')),
  name jsonb not null,
  description jsonb not null,
  more_information_link jsonb not null default '{}',
  image text,
  category_id uuid references training_categories,
  mapping_id uuid references mappings,
  team_mode boolean not null default false,
  instructions jsonb not null default '[]',
  hints jsonb not null default '[]',
  balls jsonb not null default '[]',
  score_handicap_map jsonb not null default '[]',
  version integer not null default 1,
  check (type = 'TOURNAMENT' or not team_mode)
);

create table scheduled_trainings (
  id uuid primary key default uuid_v7(),
  golfclub_id uuid not null references golfclubs,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'STARTED', 'FINISHED')),
  planned_date date not null,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  planned_by uuid references members on delete set null,
  -- The template as it was when the training was planned; the contract's TrainingSnapshot.
  snapshot jsonb not null,
  unique (id, golfclub_id)
);
create index scheduled_trainings_of_club on scheduled_trainings (golfclub_id, status, planned_date desc, id);

create table player_sessions (
  id uuid primary key default uuid_v7(),
  training_id uuid not null,
  golfclub_id uuid not null,
  status text not null default 'ADDED' check (status in ('ADDED', 'EDIT', 'FINISHED')),
  foreign key (training_id, golfclub_id) references scheduled_trainings (id, golfclub_id) on delete cascade,
  unique (id, training_id, golfclub_id)
);
create index player_sessions_of_training on player_sessions (training_id, id);

create table player_session_players (
  player_session_id uuid not null,
  training_id uuid not null,
  golfclub_id uuid not null,
  member_id uuid not null,
  handicap_started_tenths integer not null check (handicap_started_tenths between -100 and 540),
  position integer not null,
  primary key (player_session_id, member_id),
  -- Nobody plays twice in one training, however many pros add players at once.
  constraint one_session_per_player unique (training_id, member_id),
  foreign key (player_session_id, training_id, golfclub_id)
    references player_sessions (id, training_id, golfclub_id) on delete cascade,
  foreign key (member_id, golfclub_id) references members (id, golfclub_id)
);
create index player_session_players_of_member on player_session_players (member_id);

create table balls (
  player_session_id uuid not null references player_sessions on delete cascade,
  index integer not null check (index >= 0),
  points integer not null,
  version integer not null default 1,
  primary key (player_session_id, index)
);

-- Every recording ever accepted: who, when on the device's clock, when received.
create table ball_recordings (
  id uuid primary key default uuid_v7(),
  player_session_id uuid not null references player_sessions on delete cascade,
  index integer not null,
  points integer not null,
  version integer not null,
  recorded_by uuid references members on delete set null,
  recorded_at timestamptz,
  received_at timestamptz not null default clock_timestamp()
);
create index ball_recordings_of_ball on ball_recordings (player_session_id, index, version);

create table idempotent_answers (
  member_id uuid not null references members on delete cascade,
  key text not null,
  -- Of method, path and body: the same key with anything else is a mistake of the client.
  request_hash text not null,
  answer jsonb not null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (member_id, key)
);
create index idempotent_answers_by_age on idempotent_answers (answered_at);

-- Results of finished trainings: written by finishing, removed by opening again, never counted up.
create table league_events (
  training_id uuid not null,
  golfclub_id uuid not null,
  player_session_id uuid not null,
  member_id uuid not null,
  training_date date not null,
  score integer not null,
  handicap_started_tenths integer,
  handicap_played_tenths integer,
  handicap_difference_tenths integer,
  points integer not null,
  primary key (training_id, member_id),
  foreign key (player_session_id, training_id, golfclub_id)
    references player_sessions (id, training_id, golfclub_id) on delete cascade,
  foreign key (member_id, golfclub_id) references members (id, golfclub_id)
);
create index league_events_of_club on league_events (golfclub_id, training_date desc, training_id);
create index league_events_of_member on league_events (member_id);
