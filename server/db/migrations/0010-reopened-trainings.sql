-- A training whose results have been in the league: deleting it is for admins, also once it was opened again.
alter table scheduled_trainings add column was_reopened boolean not null default false;
