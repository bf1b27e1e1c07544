-- Images are kept here and not in a folder, so that every server over this database has them, and a backup too.
create table images (
  public_id text primary key,
  tag text not null check (tag in ('sessionprice', 'tip', 'sessiontemplate')),
  format text not null,
  width integer not null,
  height integer not null,
  -- Decoded and encoded again: nothing but pixels, without any metadata.
  bytes bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  uploaded_by uuid references members on delete set null
);
-- They are compressed already.
alter table images alter column bytes set storage external;
create index images_with_tag on images (tag, created_at desc, public_id);

create table session_prices (
  id uuid primary key default uuid_v7(),
  name text not null,
  description text not null,
  image text,
  league_table_prize text check (league_table_prize in ('FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE')),
  version integer not null default 1,
  -- Deferred, so that two prices can exchange their prizes.
  constraint one_price_per_prize unique (league_table_prize) deferrable initially deferred
);

create table instant_prices (
  id uuid primary key default uuid_v7(),
  training_id uuid not null,
  golfclub_id uuid not null,
  session_price_id uuid not null references session_prices,
  constraint one_instant_price_per_training unique (training_id),
  foreign key (training_id, golfclub_id) references scheduled_trainings (id, golfclub_id) on delete cascade
);
create index instant_prices_of_price on instant_prices (session_price_id);

create index templates_of_category on templates (category_id);
create index templates_of_mapping on templates (mapping_id);
-- Which finished trainings a points mapping scored: what would change with another one is computed from them.
create index finished_trainings_of_mapping on scheduled_trainings (
  (snapshot -> 'trainingHandicapDifferenceToPointsMapping' ->> 'id')) where status = 'FINISHED';
