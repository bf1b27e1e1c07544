import { sql } from 'kysely';
import type { MemberQuery } from '@contract/member';
import { type EmptyDatabase, makeEmptyDatabase } from '@test/ownDatabase';
import { filteredMembers } from './memberFilters';
import { memberSorting } from './queries';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

describe('sorting of members', () => {
  let own: EmptyDatabase;
  let clubId: string;

  beforeAll(async () => {
    own = await makeEmptyDatabase();
    const { rows } = await sql<{ id: string }>`
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      select 'Golfclub ' || n, '-', '1', '1', '-', 'germany' from generate_series(1, 60) as n returning id`.execute(
      own.db,
    );
    clubId = rows[0]?.id ?? '';
    await sql`
      insert into members (golfclub_id, name, surname, username, email, password_hash, roles, handicap_tenths)
      select g.id, 'Bernd', 'Meyer' || n, 'u' || g.id || '-' || n, 'e' || g.id || '-' || n || '@example.org', '', '{APPROVED,PLAYER}', n % 540
      from golfclubs g, generate_series(1, 60) as n`.execute(own.db);
    await sql`vacuum analyze members`.execute(own.db);
  });

  afterAll(() => own.remove());

  async function nodesOfPage(golfclubId: string | null, sort: MemberQuery['sort']) {
    const found = filteredMembers(own.db, { everyClub: true }, golfclubId, {});
    const compiled = found.select('m.id').orderBy(memberSorting(sort).order).limit(25).compile();
    const { rows } = await own.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      ...compiled,
      sql: `explain (format json) ${compiled.sql}`,
    });
    const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return (plan ? nodes(plan) : []).map(({ 'Node Type': type, 'Index Name': index }) =>
      index === undefined ? type : `${type} ${index}`,
    );
  }

  test.each([
    ['surname', 'members_by_surname', 'members_of_club'],
    ['name', 'members_by_name', 'members_of_club_by_name'],
    ['username', 'members_by_username', 'members_of_club_by_username'],
    ['email', 'members_by_email', 'members_of_club_by_email'],
    ['handicap', 'members_by_handicap', 'members_of_club_by_handicap'],
  ] as const)('a page by %s is read from an index alone', async (sort, index, indexOfClub) => {
    expect(await nodesOfPage(null, sort)).toEqual(['Limit', `Index Only Scan ${index}`]);
    expect(await nodesOfPage(clubId, sort)).toEqual(['Limit', `Index Only Scan ${indexOfClub}`]);
  });
});
