-- Where a start moved the planned date to the day that is played: the date from before, for taking the start back.
alter table scheduled_trainings add column planned_date_before_start date;

-- Only approved members play: results that an earlier version wrote for others leave the league.
delete from league_events e using members m where m.id = e.member_id and 'UNAPPROVED' = any(m.roles);
