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
