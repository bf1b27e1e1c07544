-- Where a start moved the planned date to the day that is played: the date from before, for taking the start back.
alter table scheduled_trainings add column planned_date_before_start date;
