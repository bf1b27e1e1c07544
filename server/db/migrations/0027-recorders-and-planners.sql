-- Deleting a member takes them out of what they recorded and planned; without these each deletion read all of it.
create index ball_recordings_of_recorder on ball_recordings (recorded_by) where recorded_by is not null;
create index scheduled_trainings_of_planner on scheduled_trainings (planned_by) where planned_by is not null;
