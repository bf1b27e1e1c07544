-- Admins see at once how many members wait for their approval. Once per transaction, because equal announcements are one.
create function announce_waiting_members() returns trigger language plpgsql as $$
begin
  perform pg_notify('waiting_changed', '');
  return null;
end
$$;
create trigger members_waiting_added after insert on members
  for each row when ('UNAPPROVED' = any(new.roles)) execute function announce_waiting_members();
create trigger members_waiting_changed after update of roles on members
  for each row when (('UNAPPROVED' = any(old.roles)) <> ('UNAPPROVED' = any(new.roles)))
  execute function announce_waiting_members();
create trigger members_waiting_deleted after delete on members
  for each row when ('UNAPPROVED' = any(old.roles)) execute function announce_waiting_members();
