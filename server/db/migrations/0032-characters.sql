-- Control characters are refused in every text, line breaks in texts of one line, and characters that cannot be seen in names of
-- people, usernames and e-mails (docs/decisions/0067-characters.md). Stored texts become what is accepted.

create function without_controls(text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace($1, '\r\n?|\u0085', E'\n', 'g'), '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]', '', 'g')
$$;

create function one_line(text) returns text language sql immutable as $$
  select regexp_replace(without_controls($1), '[\t\n\u2028\u2029]+', ' ', 'g')
$$;

-- Default_Ignorable_Code_Point of Unicode.
create function without_hidden(text) returns text language sql immutable as $$
  select regexp_replace($1, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F'
    || '\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g')
$$;

-- Emojis are joined and coloured by two of these characters, which stay there.
create function person_name(text) returns text language sql immutable as $$
  select translate(
    without_hidden(regexp_replace(regexp_replace(one_line($1),
      '(?<=[\u00A9\u00AE\u203C-\u3299\U0001F000-\U0001FAFF])\uFE0F', U&'\E000', 'g'),
      '(?<=[\u203C-\u3299\U0001F000-\U0001FAFF\uE000])\u200D', U&'\E001', 'g')),
    U&'\E000\E001', U&'\FE0F\200D')
$$;

create function in_json(value jsonb, is_line boolean) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(case when is_line
      then one_line(value #>> '{}') else without_controls(value #>> '{}') end)
    when 'array' then (
      select coalesce(jsonb_agg(in_json(item, is_line) order by position), '[]')
      from jsonb_array_elements(value) with ordinality as items (item, position))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, in_json(item, is_line)), '{}')
      from jsonb_each(value) as items (key, item))
    else value end;
end
$$;

update golfclubs set name = one_line(name), streetname = one_line(streetname),
  streetnumber = one_line(streetnumber), postalcode = one_line(postalcode), city = one_line(city)
where (name, streetname, streetnumber, postalcode, city) is distinct from (one_line(name),
  one_line(streetname), one_line(streetnumber), one_line(postalcode), one_line(city));
update display_links set name = one_line(name) where name <> one_line(name);
update helpers set name = person_name(name) where name <> person_name(name);
update mappings set name = one_line(name) where name <> one_line(name);
update session_prices set name = one_line(name), description = without_controls(description)
where name <> one_line(name) or description <> without_controls(description);
update training_categories set name = in_json(name, true), description = in_json(description, false)
where name <> in_json(name, true) or description <> in_json(description, false);
update templates set name = in_json(name, true), description = in_json(description, false),
  instructions = in_json(instructions, false), hints = in_json(hints, false), balls = in_json(balls, true)
where name <> in_json(name, true) or description <> in_json(description, false)
  or instructions <> in_json(instructions, false) or hints <> in_json(hints, false)
  or balls <> in_json(balls, true);
update scheduled_trainings set snapshot = in_json(snapshot, false) where snapshot::text ~ '\\[ubfr]|[\u007F-\u009F]';

update members set name = person_name(name), surname = person_name(surname),
  phone = one_line(phone), mobile = one_line(mobile), version = version + 1
where (name, surname, phone, mobile) is distinct from (person_name(name), person_name(surname),
  one_line(phone), one_line(mobile));

-- Of several accounts whose usernames or e-mails only looked different, one keeps the text: the one that has it already, else the
-- oldest. The others get a number, their e-mails at an address that belongs to nobody (RFC 2606), so that no mail for one
-- account reaches the owner of another. The earlier e-mail stays in the record of changes.
do $$
declare
  member record;
  base text;
  free text;
  number integer;
begin
  for member in select id, username from members where username <> without_hidden(username) order by id loop
    base := coalesce(nullif(without_hidden(member.username), ''), 'member');
    free := base;
    number := 2;
    while exists (select from members m where lower(m.username collate "und-x-icu") = lower(free collate "und-x-icu")) loop
      free := base || number;
      number := number + 1;
    end loop;
    update members set username = free, version = version + 1 where id = member.id;
  end loop;

  for member in
    select m.id, m.email, cleaned, g.id as golfclub_id, g.name as golfclub_name
    from members m
    join golfclubs g on g.id = m.golfclub_id
    cross join lateral regexp_replace(without_hidden(one_line(m.email)), '^[\s<"]+|[\s>";,]+$', '', 'g') as cleaned
    where m.email <> cleaned order by m.id
  loop
    base := member.cleaned;
    free := base;
    number := 2;
    while exists (select from members m where lower(m.email collate "und-x-icu") = lower(free collate "und-x-icu")) loop
      free := base || '.' || number || '.invalid';
      number := number + 1;
    end loop;
    update members set email = free, version = version + 1 where id = member.id;
    insert into changes (action, golfclub_id, golfclub_name, member_id, fields)
    values ('member.edited', member.golfclub_id, member.golfclub_name, member.id,
      jsonb_build_array(jsonb_build_object('field', 'email', 'before', member.email, 'after', free)));
  end loop;
end
$$;

drop function in_json, person_name, without_hidden, one_line, without_controls;
