-- The record of everything is found by person, kind and day: by who did it too, and by the noun of the action.
create index changes_by_actor on changes (actor_id, id desc);
create index changes_of_kind on changes (split_part(action, '.', 1), id desc);
create index changes_by_moment on changes (at);

-- What can be undone for a minute, with what that needs. Nothing here names a person but by id.
create table undoable_changes (
  actor_id uuid not null references members on delete cascade,
  action text not null,
  -- A template, a category, a mapping, a prize or a member; no foreign key, because it may just have been deleted.
  subject_id uuid not null,
  stored jsonb not null,
  good_until timestamptz not null,
  primary key (actor_id, action, subject_id)
);
create index undoable_changes_by_end on undoable_changes (good_until);
