-- Who is erased is taken out of files that somebody has sent and not yet written.
create index staged_import_rows_by_email on staged_import_rows (lower(btrim(row ->> 'email')));
