import { sql } from 'kysely';
import { folded } from '@contract/folding';
import { type EmptyDatabase, makeEmptyDatabase } from '@test/ownDatabase';
import { filteredMembers } from './memberFilters';

/** What a node of a plan is, as PostgreSQL explains it. */
interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

describe('search of members', () => {
  let own: EmptyDatabase;
  let clubId: string;

  beforeAll(async () => {
    own = await makeEmptyDatabase();
    const { rows } = await sql<{ id: string }>`
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      values ('Golfclub Waldsee', '-', '1', '1', '-', 'germany') returning id`.execute(own.db);
    clubId = rows[0]?.id ?? '';
  });

  afterAll(() => own.remove());

  /** Nobody of them is called like those who are searched. */
  const addOthers = (from: number, to: number) =>
    sql`
    insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
    select ${clubId}, 'Bernd', initcap(translate(md5(n::text), '0123456789', 'bcdfbcdfbc')), 'u' || md5('u' || n),
      md5('e' || n) || '@example.org', '', '{APPROVED,PLAYER}'
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`.execute(own.db);

  const add = (name: string, surname: string) =>
    sql`
    insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
    values (${clubId}, ${name}, ${surname}, ${`x-${name}`}, ${`x-${name}@example.org`}, '', '{APPROVED,PLAYER}')
  `.execute(own.db);

  async function explained(q: string) {
    const query = filteredMembers(own.db, { everyClub: false, golfclubId: clubId }, null, { q }).select('m.surname');
    const compiled = query.compile();
    const { rows } = await own.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      ...compiled,
      sql: `explain (analyze, format json) ${compiled.sql}`,
    });
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const nodes = (node: PlanNode | undefined): PlanNode[] =>
      node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodes)];
    const all = nodes(plan);
    return {
      found: (await query.execute()).map(({ surname }) => surname),
      indexes: all.flatMap((node) => node['Index Name'] ?? []),
      /** Rows that were looked at and not found. */
      inVain: all.reduce(
        (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0),
        0,
      ),
    };
  }

  test('with ten times as many members a search looks at no more of them', async () => {
    const people = [
      ['Lena', 'Großmann', 'grossm'],
      ['Marlene', 'Äschbacher', 'aschb'],
      ['Dieter', 'Kühn', 'kuhn'],
      ['Linh', 'Nguyễn', 'nguyen'],
    ] as const;
    for (const [name, surname] of people) await add(name, surname);
    await addOthers(1, 2_000);
    await sql`vacuum analyze members`.execute(own.db);
    const before = await Promise.all(people.map(([, , q]) => explained(q)));
    await addOthers(2_001, 20_000);
    await sql`vacuum analyze members`.execute(own.db);
    const after = await Promise.all(people.map(([, , q]) => explained(q)));
    expect(after.map(({ found }) => found)).toEqual(people.map(([, surname]) => [surname]));
    for (const { indexes } of after) expect(indexes).toContain('members_of_club_searched');
    const inVain = (searches: typeof after) => searches.reduce((sum, one) => sum + one.inVain, 0);
    expect(inVain(after)).toBeLessThanOrEqual(inVain(before) + 10);
  });

  test('the database folds every Latin, Greek and Cyrillic character, punctuation and invisible one as the contract does', async () => {
    const blocks = [
      [0x20, 0x24f],
      [0x370, 0x3ff],
      [0x400, 0x52f],
      [0x1e00, 0x1eff],
      [0x2000, 0x206f],
      [0xfe00, 0xfe6f],
      [0xff00, 0xffef],
    ] as const;
    const characters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index)),
    );
    const texts = [
      ...characters,
      'ΟΔΟΣ',
      'O’Brien',
      'a\u{1bca0}\u{1d173}\u{e0001}b',
      'Nguyễn Thị',
      'Ku\u0308hn',
      'GROẞMANN',
      'İpek',
    ];
    const { rows } = await sql<{ text: string; folded: string }>`
      select text, folded(text) as folded from unnest(${texts}::text[]) as text`.execute(own.db);
    expect(rows).toHaveLength(texts.length);
    const different = rows.filter((row) => row.folded !== folded(row.text));
    expect(different).toEqual([]);
  });
});
