-- The time of day that a training is planned for, at the club's own clock; null: only the day is.
alter table scheduled_trainings add column planned_time time(0);
-- Where a start moved the planned date: the time from before, as planned_date_before_start is the date.
alter table scheduled_trainings add column planned_time_before_start time(0);
-- Trainings that were planned together; the id is that of the first of them, which may be gone.
alter table scheduled_trainings add column series_id uuid;
-- Grows whenever date or time are moved, so that two people who move a training at once notice each other.
alter table scheduled_trainings add column version integer not null default 1;
create index scheduled_trainings_of_series on scheduled_trainings (golfclub_id, series_id) where series_id is not null;
