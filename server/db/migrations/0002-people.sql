-- Whoever has results leaves a row without personal data behind when deleted: "Former member".
alter table members add column erased_at timestamptz;

-- What a search looks through, lower-cased once when it is written instead of at each search.
alter table members add column searched text not null generated always as (
  lower((name || ' ' || surname || ' ' || email || ' ' || username) collate "und-x-icu")
) stored;

create table approval_codes (
  member_id uuid primary key references members on delete cascade,
  -- Readable, because an admin may be shown it; 128 bits, good for 7 days, also the second time.
  code text not null,
  made_at timestamptz not null default clock_timestamp()
);

-- The record of people and clubs: written in the transaction that makes the change, never edited but to erase.
create table changes (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  action text not null,
  -- No foreign keys: the record outlives what it speaks of.
  actor_id uuid,
  golfclub_id uuid,
  golfclub_name text,
  member_id uuid,
  fields jsonb not null default '[]'
);
create index changes_of_member on changes (member_id, id desc);
create index changes_of_club on changes (golfclub_id, id desc);

-- What makes lists of members quick: every way to sort them finds a page without sorting, or reading, the others.
drop index members_of_club;
create index members_of_club on members (
  golfclub_id, surname collate "und-x-icu", name collate "und-x-icu", id) include (erased_at);
create index members_by_surname on members (
  surname collate "und-x-icu", name collate "und-x-icu", id) where erased_at is null;
create index members_by_name on members (
  name collate "und-x-icu", surname collate "und-x-icu", id) where erased_at is null;
create index members_by_username on members (username collate "und-x-icu", id) where erased_at is null;
create index members_by_email on members (email collate "und-x-icu", id) where erased_at is null;
create index members_by_handicap on members (
  handicap_tenths, surname collate "und-x-icu", name collate "und-x-icu", id) where erased_at is null;
create index members_with_role on members using gin (roles) where erased_at is null;
create index golfclubs_by_name on golfclubs (name collate "und-x-icu");

-- A search finds parts of words by their groups of three letters. Where PostgreSQL came without this extension, or does
-- not let us have it, the same search reads every member once.
do $$
begin
  create extension if not exists pg_trgm;
  create index members_searched on members using gin (searched gin_trgm_ops);
exception
  when undefined_file or feature_not_supported or insufficient_privilege then null;
end
$$;
