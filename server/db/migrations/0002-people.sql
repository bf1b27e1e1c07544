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
