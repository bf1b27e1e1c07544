import { isDeepStrictEqual } from 'node:util';
import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '../../../contract/category';
import type { Deleted } from '../../../contract/shapes';
import { changeOnce, requireVersion, type KeyedChange } from '../../db/changeOnce';
import type { Database, Transaction } from '../../db/database';
import { jsonText } from '../../db/columnValues';
import { categoryWithId, lockedCategory, useOfCategory } from './queries';
import { refuseTexts, requireCategory, requireUnused } from './rules';

/** Returns the new category. Throws `bad-input` when it has no name. */
export async function createCategory(
  db: Database,
  change: KeyedChange,
  { name, description }: NewTrainingCategory,
): Promise<TrainingCategory> {
  refuseTexts({ name, description });
  return writeCategory(db, change, (tx) =>
    tx
      .insertInto('training_categories')
      .values({ name: jsonText(name), description: jsonText(description) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Returns the category with its new texts; its version moves on if they differ. Throws `bad-input` when it has no
 * name, `not-found`, and `stale` with the category as it is now when the caller has seen another version.
 */
export async function editCategory(
  db: Database,
  change: KeyedChange,
  { id, version, name, description }: EditedTrainingCategory,
): Promise<TrainingCategory> {
  refuseTexts({ name, description });
  return writeCategory(db, change, async (tx) => {
    const before = requireCategory(await lockedCategory(tx, id));
    await requireVersion(version, before, 'Somebody else has changed the category meanwhile.', () => before);
    const after = { id, name, description, version: before.version };
    if (!isDeepStrictEqual(after, before)) {
      await tx
        .updateTable('training_categories')
        .set({ name: jsonText(name), description: jsonText(description), version: before.version + 1 })
        .where('id', '=', id)
        .execute();
    }
    return { id };
  });
}

/** Returns the id of the category that is deleted. Throws `not-found`, and `in-use` while templates use it. */
export async function deleteCategory(db: Database, change: KeyedChange, id: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    requireCategory(await lockedCategory(tx, id));
    requireUnused(await useOfCategory(tx, id));
    await tx.deleteFrom('training_categories').where('id', '=', id).execute();
    return { id };
  });
}

/** Returns the category that `work` has written. */
function writeCategory(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<TrainingCategory> {
  return changeOnce(db, change, work, async (tx, { id }) => requireCategory(await categoryWithId(tx, id)));
}
