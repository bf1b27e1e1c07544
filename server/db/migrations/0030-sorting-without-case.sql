-- Lists compare texts by language without regard to case. Of müller and Müller one always came before the other, so that what
-- a list is sorted by next never decided between them.
-- The indexes that lists are sorted by.
drop index members_of_club, members_of_club_by_name, members_of_club_by_username, members_of_club_by_email,
  members_of_club_by_handicap, members_by_surname, members_by_name, members_by_username, members_by_email,
  members_by_handicap, golfclubs_by_name;
-- Where a restore by an earlier version replaced this database, it left the collation behind.
do $$ begin execute format('drop collation if exists %I.case_insensitive', current_schema()); end $$;
create collation case_insensitive (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
create index members_of_club on members (
  golfclub_id, surname collate case_insensitive, name collate case_insensitive, id) include (erased_at);
create index members_of_club_by_name on members (
  golfclub_id, name collate case_insensitive, surname collate case_insensitive, id) where erased_at is null;
create index members_of_club_by_username on members (
  golfclub_id, username collate case_insensitive, id) where erased_at is null;
create index members_of_club_by_email on members (
  golfclub_id, email collate case_insensitive, id) where erased_at is null;
create index members_of_club_by_handicap on members (
  golfclub_id, handicap_tenths, surname collate case_insensitive, name collate case_insensitive, id) where erased_at is null;
create index members_by_surname on members (
  surname collate case_insensitive, name collate case_insensitive, id) where erased_at is null;
create index members_by_name on members (
  name collate case_insensitive, surname collate case_insensitive, id) where erased_at is null;
create index members_by_username on members (username collate case_insensitive, id) where erased_at is null;
create index members_by_email on members (email collate case_insensitive, id) where erased_at is null;
create index members_by_handicap on members (
  handicap_tenths, surname collate case_insensitive, name collate case_insensitive, id) where erased_at is null;
create index golfclubs_by_name on golfclubs (name collate case_insensitive);
