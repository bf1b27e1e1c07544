-- What is kept for a repeated Idempotency-Key names what was done by ids and holds no people: a repetition reads them anew.
-- Of a training its results are kept too, of everything else no more than ids and outcomes.
update idempotent_answers set answer = coalesce((
    select jsonb_object_agg(part.key, part.value) from jsonb_each(answer) as part
    where part.key in ('id', 'memberId', 'public_id', 'session_id', 'golfclubId', 'golfclub_id')
      or (answer ? 'trainingSessions' and part.key in ('status', 'startDate', 'finishDate', 'updated_at'))), '{}')
  || case when answer ? 'trainingSessions' then jsonb_build_object('trainingSessions', coalesce((
    select jsonb_agg(
      session.item || jsonb_build_object('players', coalesce((
        select jsonb_agg(jsonb_build_object('id', player.item -> 'id', 'handicap', player.item -> 'handicap')
          order by player.place)
        from jsonb_array_elements(session.item -> 'players') with ordinality as player (item, place)), '[]'))
      order by session.place)
    from jsonb_array_elements(answer -> 'trainingSessions') with ordinality as session (item, place)), '[]'))
  else '{}' end
where jsonb_typeof(answer) = 'object' and not answer ?| array['done', 'verdicts'];

-- Erasing gives a name that nobody can sign up with: no username has an @, and every e-mail has a dot behind it.
update members set username = 'former@' || id, email = 'former@' || id where erased_at is not null;

-- A display link ends with its maker's right to make it. In the database, so that no way of changing a member leaves it.
create function end_display_links() returns trigger language plpgsql as $$
begin
  delete from display_links l
  where l.created_by = new.id and not ('ADMIN' = any(new.roles)
    or ('PRO' = any(new.roles) and 'UNAPPROVED' <> all(new.roles) and l.golfclub_id = new.golfclub_id));
  return null;
end
$$;
create trigger members_rights_changed after update of roles, golfclub_id on members
  for each row
  when (old.roles is distinct from new.roles or old.golfclub_id is distinct from new.golfclub_id)
  execute function end_display_links();
alter table display_links
  drop constraint display_links_created_by_fkey,
  add constraint display_links_created_by_fkey foreign key (created_by) references members on delete cascade;
delete from display_links l
where not exists (
  select from members m
  where m.id = l.created_by and ('ADMIN' = any(m.roles)
    or ('PRO' = any(m.roles) and 'UNAPPROVED' <> all(m.roles) and l.golfclub_id = m.golfclub_id)));
