/** $1: how many of each there are in the end; $2: the template that is copied. */
export const rowsOfContent = [
  `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
   select 'Growth ' || n, 'Am Grün', '1', '83646', 'Bad Tölz', 'germany'
   from generate_series((select count(*)::integer from golfclubs), $1::integer - 1) as n`,
  `insert into training_categories (name, description)
   select jsonb_build_object('en', 'Growth ' || n, 'de', 'Wachstum ' || n), '{}'
   from generate_series((select count(*)::integer from training_categories), $1::integer - 1) as n
  `,
  `insert into mappings (name) select 'Growth ' || n
   from generate_series((select count(*)::integer from mappings), $1::integer - 1) as n`,
  `insert into mapping_rows (mapping_id, difference_tenths, points)
   select m.id, row * 10, row from mappings m cross join generate_series(0, 9) as row
   where not exists (select from mapping_rows r where r.mapping_id = m.id)`,
  `insert into templates (type, name, description, category_id, mapping_id, balls, score_handicap_map)
   select t.type, t.name, t.description, t.category_id, t.mapping_id, t.balls, t.score_handicap_map
   from generate_series((select count(*)::integer from templates), $1::integer - 1)
   join templates t on t.id = $2`,
  `insert into session_prices (name, description) select 'Growth ' || n, 'A prize'
   from generate_series((select count(*)::integer from session_prices), $1::integer - 1) as n
  `,
  `insert into images (public_id, tag, format, width, height, bytes)
   select 'growth-' || tag || '-' || n, tag, 'png', 400, 300, decode(repeat('00', 20000), 'hex')
   from unnest(array['sessionprice', 'tip', 'sessiontemplate']) as tag
   cross join lateral generate_series(
     (select count(*)::integer from images own where own.tag = tag), $1::integer - 1) as n
  `,
] as const;
