-- When the last backup was taken by the command; null: never.
alter table database_kind add column backed_up_at timestamptz;
