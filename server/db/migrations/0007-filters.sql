-- How texts are compared where people search and filter: without regard to case and accents. NFD takes an accent off its
-- letter; letters that are none but look like it are named. Nothing but built-in functions, so that it can be inlined.
create function folded(text) returns text language sql immutable parallel safe as $$
  select case when octet_length($1) = length($1) then lower($1 collate "C") collate "default"
    else translate(replace(replace(replace(
      regexp_replace(normalize(lower($1 collate "und-x-icu") collate "default", nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øđłıð', 'odlid') end
$$;

-- As umlauts are written where there are none: Mueller for Müller.
create function spelled_out(text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(lower($1 collate "und-x-icu") collate "default", 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
$$;

-- A phone number as it is dialled within the country: no blanks, no +49, +27 or leading zero.
create function dialled(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace($1, '[^0-9+]', '', 'g'), '^(\+|00)(49|27)0?|^0|^\+', '')
$$;

-- What a search looks through: names, e-mail and username folded, umlauts spelled out too, and the digits of both phones.
-- Its indexes go with the old column.
alter table members drop column searched;
alter table members add column searched text not null generated always as (
  folded(name || ' ' || surname || ' ' || email || ' ' || username)
  || case when name || surname ~ '[äöüÄÖÜ]' then ' ' || folded(spelled_out(name || ' ' || surname)) else '' end
  || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  || ' ' || regexp_replace(coalesce(mobile, ''), '[^0-9]', '', 'g')
) stored;
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    if exists (select from pg_extension where extname = 'btree_gin') then
      create index members_of_club_searched on members using gin (golfclub_id, searched gin_trgm_ops);
    else
      create index members_searched on members using gin (searched gin_trgm_ops);
    end if;
  end if;
end
$$;

-- When a member signed in for the first time; sign-ins themselves go when they end. Whoever has done something before this
-- was written down must have signed in.
alter table members add column first_signed_in_at timestamptz;
update members m set first_signed_in_at = did.at
from (
  select member_id, min(at) as at
  from (
    select member_id, signed_in_at as at from sign_ins
    union all select actor_id, at from changes where actor_id is not null
    union all select recorded_by, received_at from ball_recordings where recorded_by is not null
  ) as done
  group by member_id
) as did
where did.member_id = m.id and m.erased_at is null;

create function note_first_sign_in() returns trigger language plpgsql as $$
begin
  update members set first_signed_in_at = new.signed_in_at where id = new.member_id and first_signed_in_at is null;
  return null;
end
$$;
create trigger sign_ins_noted after insert on sign_ins for each row execute function note_first_sign_in();

-- The few members of a kind that staff looks for are found without looking at all the others.
create index members_without_password on members (golfclub_id) where password_hash = '' and erased_at is null;
