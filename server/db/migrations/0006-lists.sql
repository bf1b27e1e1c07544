-- A list of one club must cost the same however many members other clubs have. Without these, a page of it is found by
-- walking through everybody in the order asked for until enough members of the club have come by.
create index members_of_club_by_name on members (
  golfclub_id, name collate "und-x-icu", surname collate "und-x-icu", id) where erased_at is null;
create index members_of_club_by_username on members (
  golfclub_id, username collate "und-x-icu", id) where erased_at is null;
create index members_of_club_by_email on members (
  golfclub_id, email collate "und-x-icu", id) where erased_at is null;
create index members_of_club_by_handicap on members (
  golfclub_id, handicap_tenths, surname collate "und-x-icu", name collate "und-x-icu", id) where erased_at is null;

-- Roles and what is searched for are found within the club, and just as well in all clubs. Where PostgreSQL came without
-- this extension, or does not let us have it, they are looked up in all clubs as before.
do $$
begin
  create extension if not exists btree_gin;
  create index members_of_club_with_role on members using gin (golfclub_id, roles) where erased_at is null;
  drop index members_with_role;
  if to_regclass('members_searched') is not null then
    create index members_of_club_searched on members using gin (golfclub_id, searched gin_trgm_ops);
    drop index members_searched;
  end if;
exception
  when undefined_file or feature_not_supported or insufficient_privilege then null;
end
$$;
