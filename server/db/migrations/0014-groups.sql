-- Which group of its training a player session belongs to, from 1; null: the training has no groups.
alter table player_sessions add column group_number integer check (group_number between 1 and 999);
