import pg from 'pg';
import { fillClubs, fillContent, moreClubs } from '@test/growth/clubRows';
import { type Readers, withClub } from './growthClub';
import type { SeededApp } from './seededApp';
import { quantile, shownMs } from './start';

/** Of 400 members and 40 trainings each, as `federation` has 5,000. */
const CLUBS = [25, 100, 400] as const;
const TRAININGS = 40;
const READS = 15;
const WARM_UP = 2;

const TABLES = `
  select relname as name, n_live_tup::integer as rows, pg_relation_size(relid)::float8 as heap,
    pg_indexes_size(relid)::float8 as indexes, pg_total_relation_size(relid)::float8 as total
  from pg_stat_user_tables where n_live_tup > 1000 order by total desc`;

interface Table {
  name: string;
  rows: number;
  heap: number;
  indexes: number;
  total: number;
}

/** Measures bytes of a row, and times of reads of one club and of all clubs, while the clubs become ever more. */
export async function measureFederation(): Promise<void> {
  await withClub(async ({ app, target, copied, readers }) => {
    const reads: readonly [name: string, reader: keyof Readers, path: string][] = [
      ['league table of a club', 'pro', `/api/leaguetable/golfclub/${target.golfclubId}?events=none`],
      ['league events of a club, first page', 'pro', `/api/leaguetable/golfclub/${target.golfclubId}/entries?page=0`],
      ['members of a club, first page', 'pro', `/api/golfclub/${target.golfclubId}/members?page=0`],
      [
        'finished trainings of a club, first page',
        'pro',
        `/api/scheduledtrainings/${target.golfclubId}/finished?page=0`,
      ],
      ['club display', 'screen', '/api/display'],
      ['members of all clubs, first page', 'admin', '/api/golfclub/members?page=0'],
      ['members of all clubs, searched', 'admin', '/api/golfclub/members?page=0&q=greta'],
      ['clubs, without members', 'admin', '/api/golfclub?members=none'],
      ['record of all clubs, first page', 'admin', '/api/changes?page=0'],
    ];
    await fillContent(app.connection, 10, target.templateId);
    await fillClubs(app.connection, [target.golfclubId], { trainings: TRAININGS, copied });
    const times = new Map<string, number[]>();
    let clubs = 0;
    for (const wanted of CLUBS) {
      const others = await moreClubs(app.connection, wanted - clubs);
      clubs = wanted;
      await fillClubs(app.connection, others, { trainings: TRAININGS, copied });
      printTables(wanted, await tablesOf(app));
      for (const [name, reader, path] of reads) {
        const each: number[] = [];
        for (let read = 0; read < WARM_UP + READS; read += 1) {
          const time = await readers[reader].read(path);
          if (read >= WARM_UP) each.push(time);
        }
        times.set(name, [...(times.get(name) ?? []), quantile(each, 0.5) ?? 0]);
      }
    }
    console.log(`\nreads with ${CLUBS.join(', ')} clubs, median of ${READS}`);
    for (const [name, medians] of times) {
      console.log(`${name.padEnd(44)}${medians.map((median) => shownMs(median, 1).padStart(12)).join('')}`);
    }
  });
}

async function tablesOf({ connection }: SeededApp): Promise<Table[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('vacuum analyze');
    return (await client.query<Table>(TABLES)).rows;
  } finally {
    await client.end();
  }
}

function printTables(clubs: number, tables: readonly Table[]): void {
  const total = tables.reduce((sum, table) => sum + table.total, 0);
  console.log(`\n${clubs} clubs: ${(total / 1e6).toFixed(0)} MB`);
  console.log(
    `${'bytes of a row'.padEnd(28)}${['rows', 'table', 'indexes', 'together'].map((one) => one.padStart(12)).join('')}`,
  );
  for (const { name, rows, heap, indexes, total: all } of tables) {
    const cells = [rows, ...[heap, indexes, all].map((bytes) => bytes / rows)];
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.toFixed(0).padStart(12)).join('')}`);
  }
}
