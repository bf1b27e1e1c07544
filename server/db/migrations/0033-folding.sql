-- Searches and filters also take apostrophes and hyphens of all kinds for the same, and ignore what cannot be seen
-- (Default_Ignorable_Code_Point). `folded` of the contract returns the same.
create or replace function folded(text) returns text language sql immutable parallel safe as $$
  select case when octet_length($1) = length($1) then translate(lower($1 collate "C") collate "default", '`', '''')
    else translate(replace(replace(replace(
      regexp_replace(normalize(lower($1 collate "und-x-icu") collate "default", nfd),
        '[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
        '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      U&'\00F8\0111\0142\0131\00F0`\00B4\02B9\02BB\02BC\02BD\2018\2019\201B\2032\FF07\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\FF0D',
      'odlid''''''''''''''''''''''-----------') end
$$;

-- What is stored of it is written again; its index goes with the old column.
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
