-- A code of six signs that opens a display link on a screen without its long address. One for each link; a new one replaces it.
create table display_codes (
  link_id uuid primary key references display_links on delete cascade,
  code_hash bytea not null unique,
  expires_at timestamptz not null
);

-- The secret that a code was exchanged for. It opens what the link's own secret opens, and ends with the link.
create table display_screens (
  secret_hash bytea primary key,
  link_id uuid not null references display_links on delete cascade
);
create index display_screens_of_link on display_screens (link_id);
