-- Set while the training is finished, for opening it again.
alter table player_sessions add column status_before_finish text check (status_before_finish in ('ADDED', 'EDIT', 'FINISHED'));
