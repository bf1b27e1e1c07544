import { fromTenths, toTenths } from '@contract/handicap';
import type { AddedMappingItem, EditedMapping, Mapping, NewMapping, RemovedMappingItem } from '@contract/mapping';
import type { Deleted } from '@contract/shapes';
import { changeOnce, requireVersion, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordContent } from '@server/db/recordContent';
import { offerUndo, type Undone } from '@server/db/undoable';
import { lockedMapping, mappingWithId, useOfMapping } from './queries';
import { areSameRows, distinctRows, nextFreeDifference, requireUnused, type StoredRow } from './rules';

interface Values {
  name: string;
  rows: readonly StoredRow[];
}

/** Returns the new mapping. Throws `bad-input` for a difference given twice. */
export async function createMapping(db: Database, change: KeyedChange, options: NewMapping): Promise<Mapping> {
  const rows = distinctRows(options.mapping);
  return writeMapping(db, change, async (tx) => {
    const { id } = await tx
      .insertInto('mappings')
      .values({ name: options.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeRows(tx, id, rows);
    const after = recordedValues({ name: options.name, rows });
    await recordContent(tx, { action: 'mapping.created', actorId: change.caller.id, after });
    return { id };
  });
}

/**
 * Returns the mapping with its new name and rows; its version moves on if they differ. Throws `bad-input` for a
 * difference given twice, `not-found`, and `stale` with the mapping as it is now when the caller has seen another version.
 */
export async function editMapping(db: Database, change: KeyedChange, edit: EditedMapping): Promise<Mapping> {
  const rows = distinctRows(edit.mapping);
  return changeMapping(db, change, edit.id, async (tx, before) => {
    await requireFresh(tx, before, edit.version);
    return { name: edit.name, rows };
  });
}

/**
 * Returns the mapping with one more item, of 0 points, at the next whole number above `afterKey` that is free. Throws
 * `not-found`, `stale` like `editMapping`, and `bad-input` when none is.
 */
export async function addMappingItem(db: Database, change: KeyedChange, added: AddedMappingItem): Promise<Mapping> {
  return changeMapping(db, change, added.id, async (tx, before) => {
    await requireFresh(tx, before, added.version);
    const { name, rows } = before;
    const difference_tenths = nextFreeDifference(rows, added.afterKey);
    return { name, rows: [...rows, { difference_tenths, points: 0 }] };
  });
}

/**
 * Returns the mapping without the item of this difference. Throws `not-found` without mapping or item, and `stale` as
 * `editMapping`.
 */
export async function removeMappingItem(
  db: Database,
  change: KeyedChange,
  removed: RemovedMappingItem,
): Promise<Mapping> {
  const key = toTenths(removed.key);
  return changeMapping(db, change, removed.id, async (tx, before) => {
    await requireFresh(tx, before, removed.version);
    const { name, rows } = before;
    requireFound(rows.find((row) => row.difference_tenths === key));
    return { name, rows: rows.filter((row) => row.difference_tenths !== key) };
  });
}

/** Returns the id of the mapping that is deleted. Throws `not-found`, and `in-use` with the number of templates that use it. */
export async function deleteMapping(db: Database, change: KeyedChange, mappingId: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    const stored = requireFound(await lockedMapping(tx, mappingId));
    const { id, name } = stored;
    requireUnused(await useOfMapping(tx, id));
    await tx.deleteFrom('mappings').where('id', '=', id).execute();
    const done = { action: 'mapping.deleted', actorId: change.caller.id } as const;
    await recordContent(tx, { ...done, before: { name } });
    await offerUndo(tx, { ...done, subjectId: id, stored });
    return { id };
  });
}

/** Brings a mapping back that was deleted, as it was. */
export async function restoreMapping(tx: Transaction, { actorId, stored }: Undone<LockedMapping>): Promise<void> {
  const { rows, ...mapping } = stored;
  await tx.insertInto('mappings').values(mapping).execute();
  await writeRows(tx, mapping.id, rows);
  await recordContent(tx, { action: 'mapping.restored', actorId, after: { name: mapping.name } });
}

const recordedValues = ({ name, rows }: Values) => ({
  name,
  rows: rows.map((row) => `${fromTenths(row.difference_tenths).toFixed(1)} = ${row.points}`),
});

export type LockedMapping = NonNullable<Awaited<ReturnType<typeof lockedMapping>>>;

async function changeMapping(
  db: Database,
  change: KeyedChange,
  id: string,
  work: (tx: Transaction, before: LockedMapping) => Values | Promise<Values>,
): Promise<Mapping> {
  return writeMapping(db, change, async (tx) => {
    const before = requireFound(await lockedMapping(tx, id));
    const { name, rows } = await work(tx, before);
    if (name !== before.name || !areSameRows(rows, before.rows)) {
      await tx
        .updateTable('mappings')
        .set({ name, version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      await tx.deleteFrom('mapping_rows').where('mapping_id', '=', id).execute();
      await writeRows(tx, id, rows);
      const values = { before: recordedValues(before), after: recordedValues({ name, rows }) };
      await recordContent(tx, { action: 'mapping.edited', actorId: change.caller.id, ...values });
    }
    return { id };
  });
}

/** Throws `stale` with the mapping as it is now when the caller has seen another version. */
async function requireFresh(tx: Transaction, before: LockedMapping, basedOn: number | undefined): Promise<void> {
  const current = () => mappingWithId(tx, before.id);
  await requireVersion(basedOn, before, 'Somebody else has changed the points mapping meanwhile.', current);
}

async function writeRows(tx: Transaction, mappingId: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('mapping_rows')
    .values(rows.map((row) => ({ mapping_id: mappingId, ...row })))
    .execute();
}

/** Returns the mapping that `work` has written. */
function writeMapping(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<Mapping> {
  return changeOnce(db, change, work, async (tx, { id }) => requireFound(await mappingWithId(tx, id)));
}
