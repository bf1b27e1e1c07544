-- Of how many attempts to send a mail it is known that they failed; of the others, but the current one, nobody heard. Those before
-- this count as known where the last one was.
alter table mails add column failed_attempts integer not null default 0;
update mails set failed_attempts = attempts where failure is not null;
