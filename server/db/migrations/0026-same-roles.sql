-- The same roles in another order are no other roles: whoever was approved by a code has them in the order of the sign-up, and a
-- first edit that sorted them ended the sign-ins of that member.
drop trigger members_changed on members;
create trigger members_changed after update of roles, golfclub_id, email, password_hash on members
  for each row
  when (not (old.roles @> new.roles and old.roles <@ new.roles)
    or old.golfclub_id is distinct from new.golfclub_id
    or old.email is distinct from new.email
    or old.password_hash is distinct from new.password_hash)
  execute function end_sign_ins();
