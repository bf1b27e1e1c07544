-- A sign-in that a helper has ended is kept, because the helpers of a code are counted by their sign-ins.
alter table helper_sign_ins add column ended_at timestamptz;
create trigger helper_sign_ins_ended after update of ended_at on helper_sign_ins
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function announce_ended_sign_in();
