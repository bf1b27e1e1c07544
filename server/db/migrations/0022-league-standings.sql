-- What the league table needs of a player's year: the table then grows with players and years, not with their events. It is
-- never counted up: whatever changes league events has the years of their players counted anew, in the same transaction.
create table league_standings (
  golfclub_id uuid not null,
  member_id uuid not null,
  year integer not null,
  events integer not null default 0,
  total_points integer not null default 0,
  -- Of the latest events, the latest first; they decide between players with the same total, but for few.
  latest_points integer[] not null default '{}',
  latest_date date,
  latest_training_id uuid,
  primary key (golfclub_id, member_id, year),
  foreign key (member_id, golfclub_id) references members (id, golfclub_id) on delete cascade
);

-- The latest events of a player, from the index alone.
create index league_events_of_player on league_events (member_id, training_date desc, training_id desc)
  include (points, golfclub_id);
drop index league_events_of_member;

create function league_standing(p_golfclub_id uuid, p_member_id uuid, p_year integer)
returns table (events integer, total_points integer, latest_points integer[], latest_date date, latest_training_id uuid)
language sql stable as $$
  with played as (
    select training_date, training_id, points,
      row_number() over (order by training_date desc, training_id desc) as place
    from league_events
    where member_id = p_member_id and golfclub_id = p_golfclub_id
      and training_date between make_date(p_year, 1, 1) and make_date(p_year, 12, 31))
  select count(*)::integer, coalesce(sum(points), 0)::integer,
    coalesce(array_agg(points order by place) filter (where place <= 16), '{}'),
    max(training_date), (array_agg(training_id order by place) filter (where place = 1))[1]
  from played
$$;

-- First the rows, in one order, so that trainings which are finished at once are counted one after the other; a year without
-- events keeps its row for that.
create function count_league_standings() returns trigger language plpgsql as $$
begin
  insert into league_standings (golfclub_id, member_id, year)
  select distinct golfclub_id, member_id, extract(year from training_date)::integer from changed order by 1, 2, 3
  on conflict do nothing;
  perform 1 from league_standings s
  where (s.golfclub_id, s.member_id, s.year) in (
    select golfclub_id, member_id, extract(year from training_date)::integer from changed)
  order by s.golfclub_id, s.member_id, s.year for update;
  update league_standings s
  set (events, total_points, latest_points, latest_date, latest_training_id) =
    (select n.events, n.total_points, n.latest_points, n.latest_date, n.latest_training_id
     from league_standing(s.golfclub_id, s.member_id, s.year) n)
  where (s.golfclub_id, s.member_id, s.year) in (
    select golfclub_id, member_id, extract(year from training_date)::integer from changed);
  return null;
end
$$;
create trigger league_events_written after insert on league_events
  referencing new table as changed for each statement execute function count_league_standings();
create trigger league_events_removed after delete on league_events
  referencing old table as changed for each statement execute function count_league_standings();
create trigger league_events_changed_from after update on league_events
  referencing old table as changed for each statement execute function count_league_standings();
create trigger league_events_changed_to after update on league_events
  referencing new table as changed for each statement execute function count_league_standings();

insert into league_standings
select e.golfclub_id, e.member_id, e.year, n.*
from (select distinct golfclub_id, member_id, extract(year from training_date)::integer as year from league_events) e
cross join lateral league_standing(e.golfclub_id, e.member_id, e.year) n;
