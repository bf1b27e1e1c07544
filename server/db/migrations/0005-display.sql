-- A read-only link for a screen in the clubhouse. Revoking it deletes it.
create table display_links (
  id uuid primary key default uuid_v7(),
  golfclub_id uuid not null references golfclubs on delete cascade,
  name text not null,
  short_names boolean not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid references members on delete set null,
  last_used_at timestamptz
);
create index display_links_of_club on display_links (golfclub_id, created_at);

-- A stream of a link must not outlive it: the same channel as for sign-ins, whose ids differ from all others.
create trigger display_links_announced after delete on display_links
  for each row execute function announce_ended_sign_in();
