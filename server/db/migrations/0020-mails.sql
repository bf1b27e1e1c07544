-- Mails that wait to be sent, and for a while what became of them. The secret of a link is not in it: whoever sends the mail
-- computes it from the link's id.
create table mails (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('ACCESS_LINK', 'APPROVED', 'SIGN_UP')),
  golfclub_id uuid not null references golfclubs on delete cascade,
  -- Null: somebody who signed up, of whom only the address is known.
  member_id uuid references members on delete cascade,
  recipient text,
  access_link_id uuid references access_links on delete cascade,
  locale text not null check (locale in ('en', 'de')),
  -- Those that were asked for at once.
  batch_id uuid,
  requested_by uuid references members on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  -- Null: it was sent or given up.
  next_attempt_at timestamptz default clock_timestamp(),
  sent_at timestamptz,
  -- Why the last attempt failed.
  failure text,
  check ((member_id is null) <> (recipient is null)),
  check ((kind = 'ACCESS_LINK') = (access_link_id is not null))
);
create index mails_due on mails (next_attempt_at) where next_attempt_at is not null;
create index mails_of_member on mails (member_id);
create index mails_of_link on mails (access_link_id);
create index mails_of_batch on mails (batch_id) where batch_id is not null;
create index mails_requested_by on mails (requested_by) where requested_by is not null;
create index mails_of_club on mails (golfclub_id);
create index mails_to_recipient on mails (lower(recipient)) where recipient is not null;
create index mails_by_age on mails (made_at);

-- Every server that sends mails hears of new ones, once they are committed.
create function announce_mails() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_queued', '');
  return null;
end
$$;
create trigger mails_announced after insert on mails for each statement execute function announce_mails();
