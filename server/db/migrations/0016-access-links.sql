-- A link by which a person sets a password of their own: good for 7 days and once. Ended ones stay for a while, so that
-- whoever opens one is told why it works no longer.
create table access_links (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references members on delete cascade,
  secret_hash bytea not null unique,
  -- Null: the operator.
  made_by uuid references members on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  -- Null: it is open.
  ended text check (ended in ('USED', 'REPLACED'))
);
create unique index access_links_open on access_links (member_id) where ended is null;
create index access_links_of_member on access_links (member_id);
create index access_links_by_maker on access_links (made_by);
create index access_links_by_age on access_links (made_at);

-- A new password, set by whatever means, and another e-mail end an open link. In the database, so that no way of changing a
-- member leaves it.
create function end_access_links() returns trigger language plpgsql as $$
begin
  update access_links set ended = 'REPLACED' where member_id = new.id and ended is null;
  return null;
end
$$;
create trigger members_access_changed after update of email, password_hash on members
  for each row
  when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash)
  execute function end_access_links();
