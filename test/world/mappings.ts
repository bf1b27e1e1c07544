import { toTenths } from '../../contract/handicap';
import type { MappingRow } from '../../contract/mapping';
import { insert, sql } from './database';
import { unique } from './names';

export interface WorldMapping {
  id: string;
  name: string;
  rows: MappingRow[];
}

export interface MappingWishes {
  name?: string;
  rows?: MappingRow[];
}

/** Below −2 nothing, and a row at 4.3 that only integer tenths can hit exactly. */
const ordinaryRows: MappingRow[] = [
  { handicapDifference: -2, points: 2 },
  { handicapDifference: 0, points: 5 },
  { handicapDifference: 4.3, points: 8 },
  { handicapDifference: 10, points: 12 },
];

/** Makes a points mapping with its rows. */
export async function makeMapping(wishes: MappingWishes = {}): Promise<WorldMapping> {
  const name = wishes.name ?? unique('Points mapping');
  const rows = wishes.rows ?? ordinaryRows;
  const id = await insert('mappings', { name });
  await sql(
    `insert into mapping_rows (mapping_id, difference_tenths, points)
     select $1, * from unnest($2::integer[], $3::integer[])`,
    [id, rows.map((row) => toTenths(row.handicapDifference)), rows.map((row) => row.points)],
  );
  return { id, name, rows };
}
