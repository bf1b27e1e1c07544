-- Deleting an image looked into the template of every training that was ever planned, with the image locked meanwhile.
create index scheduled_trainings_by_image on scheduled_trainings ((snapshot ->> 'image')) where snapshot ->> 'image' is not null;
create index scheduled_trainings_by_hints on scheduled_trainings using gin ((snapshot -> 'hints') jsonb_path_ops);

-- An import without usernames read all members of all clubs for each part of the file.
create index members_by_stem_of_username on members (rtrim(lower(username collate "und-x-icu"), '0123456789'));
