import { sql } from 'kysely';
import { fromTenths } from '../../../contract/handicap';
import type { Mapping, MappingRow } from '../../../contract/mapping';
import type { Database } from '../../db/database';

/** Returns every points mapping by name, its rows sorted by difference. Mappings belong to no club. */
export async function mappings(db: Database): Promise<Mapping[]> {
  const [found, rows] = await Promise.all([
    db
      .selectFrom('mappings')
      .select(['id', 'name', 'version'])
      .orderBy(sql`name collate "und-x-icu"`)
      .orderBy('id')
      .execute(),
    db.selectFrom('mapping_rows').selectAll().orderBy('mapping_id').orderBy('difference_tenths').execute(),
  ]);
  const rowsOf = new Map<string, MappingRow[]>(found.map(({ id }) => [id, []]));
  for (const { mapping_id: id, difference_tenths: difference, points } of rows) {
    rowsOf.get(id)?.push({ handicapDifference: fromTenths(difference), points });
  }
  return found.map((mapping) => ({ ...mapping, mapping: rowsOf.get(mapping.id) ?? [] }));
}
