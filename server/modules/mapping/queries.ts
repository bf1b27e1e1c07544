import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UseInTemplates } from '@contract/category';
import { fromTenths } from '@contract/handicap';
import type { Mapping } from '@contract/mapping';
import type { Database, Transaction } from '@server/db/database';
import { byText } from '@server/db/sorting';

/** Returns every points mapping by name, its rows sorted by difference. Mappings belong to no club. */
export async function mappings(db: Database): Promise<Mapping[]> {
  const found = await storedMappings(db)
    .orderBy(byText(sql.ref('m.name')))
    .orderBy('m.id')
    .execute();
  return found.map(serializeMapping);
}

/** Returns this mapping as serialized, null when there is none. */
export async function mappingWithId(db: Database, id: string): Promise<Mapping | null> {
  const found = await storedMappings(db).where('m.id', '=', id).executeTakeFirst();
  return found === undefined ? null : serializeMapping(found);
}

/** Returns this mapping as it is stored, which nobody else can change before the transaction ends; null when there is none. */
export async function lockedMapping(tx: Transaction, id: string) {
  // Read only once the row is locked: rows that somebody has written meanwhile must be seen.
  await tx.selectFrom('mappings').select('id').where('id', '=', id).forUpdate().execute();
  return (await storedMappings(tx).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns how many templates use the mapping. */
export async function useOfMapping(db: Database, id: string): Promise<UseInTemplates> {
  return db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('templates'))
    .where('mapping_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One statement, so that a mapping is never seen with rows of another version. */
function storedMappings(db: Database) {
  return db
    .selectFrom('mappings as m')
    .select(['m.id', 'm.name', 'm.version'])
    .select((mapping) =>
      jsonArrayFrom(
        mapping
          .selectFrom('mapping_rows as r')
          .select(['r.difference_tenths', 'r.points'])
          .whereRef('r.mapping_id', '=', 'm.id')
          .orderBy('r.difference_tenths'),
      ).as('rows'),
    );
}

type StoredMapping = Awaited<ReturnType<ReturnType<typeof storedMappings>['executeTakeFirstOrThrow']>>;

function serializeMapping({ rows, ...mapping }: StoredMapping): Mapping {
  return {
    ...mapping,
    mapping: rows.map((row) => ({ handicapDifference: fromTenths(row.difference_tenths), points: row.points })),
  };
}
