-- What the data are for: the demo, whose passwords are public, or production. At most one row, none in an empty database.
create table database_kind (
  singleton boolean primary key default true check (singleton),
  kind text not null check (kind in ('demo', 'production'))
);

-- For whom the server made a password that has to be changed at the first sign-in; null: the password is their own.
alter table members add column one_time_password text check (one_time_password in ('FIRST_ADMIN', 'ACCESS'));

-- The first admin of an earlier version, whose password was never used, is printed one again.
update members m set one_time_password = 'FIRST_ADMIN'
where m.username = 'admin' and m.name = 'First' and m.surname = 'Admin' and 'ADMIN' = any(m.roles)
  and m.first_signed_in_at is null and m.password_hash <> ''
  and not exists (select from members o where o.id <> m.id and 'ADMIN' = any(o.roles));
