-- Until when a counted attempt is refused; null: it is not. Attempts are looked up by it before anything is written.
alter table failed_sign_ins add column refused_until timestamptz;
