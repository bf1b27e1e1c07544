-- An import of members is one entry of the record: what it did to each member carries its id, and the version that the member
-- had then, so that it can be undone as one while nothing else has changed them.
create table member_imports (
  id uuid primary key default uuid_v7(),
  golfclub_id uuid not null references golfclubs on delete cascade,
  undone_at timestamptz
);
create index member_imports_of_club on member_imports (golfclub_id);
-- No foreign key: the record outlives what it speaks of.
alter table changes
  add column import_id uuid,
  add column member_version integer;
create index changes_of_import on changes (import_id, id desc) where import_id is not null;

-- Rows of a file that were sent, but not yet written; those of one file at most for each person and club.
create table staged_import_rows (
  member_id uuid not null references members on delete cascade,
  golfclub_id uuid not null references golfclubs on delete cascade,
  import_id uuid not null,
  position integer not null,
  row jsonb not null,
  staged_at timestamptz not null default clock_timestamp(),
  primary key (member_id, golfclub_id, import_id, position)
);
create index staged_import_rows_of_club on staged_import_rows (golfclub_id);
create index staged_import_rows_by_age on staged_import_rows (staged_at);

-- What somebody has said that the columns of a file mean, by its set of headings.
create table import_columns (
  golfclub_id uuid not null references golfclubs on delete cascade,
  headings_hash bytea not null,
  columns jsonb not null,
  used_at timestamptz not null default clock_timestamp(),
  primary key (golfclub_id, headings_hash)
);
