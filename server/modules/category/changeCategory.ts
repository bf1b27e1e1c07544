import { isDeepStrictEqual } from 'node:util';
import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '../../../contract/category';
import { Refusal } from '../../../contract/refusals';
import type { Deleted } from '../../../contract/shapes';
import { answerOnce, changeOnce } from '../../db/answerOnce';
import { inTransaction, type Database, type Transaction } from '../../db/database';
import { jsonText } from '../../db/jsonText';
import { categoryWithId, lockedCategory, useOfCategory } from './queries';
import { refuseTexts, requireCategory, requireUnused } from './rules';

/** Who changes something, and with which `Idempotency-Key`. */
interface Change {
  caller: { id: string };
  idempotency: { key: string; fingerprint: string } | null;
}

/** Returns the new category. Throws `bad-input` when it has no name. */
export async function createCategory(
  db: Database,
  change: Change,
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
  change: Change,
  { id, version, name, description }: EditedTrainingCategory,
): Promise<TrainingCategory> {
  refuseTexts({ name, description });
  return writeCategory(db, change, async (tx) => {
    const before = requireCategory(await lockedCategory(tx, id));
    if (version !== undefined && version !== before.version) {
      throw new Refusal('stale', 'Somebody else has changed the category meanwhile.', { current: before });
    }
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
export async function deleteCategory(db: Database, change: Change, id: string): Promise<Deleted> {
  return inTransaction(db, (tx) =>
    answerOnce(tx, change.caller.id, change.idempotency, async () => {
      requireCategory(await lockedCategory(tx, id));
      requireUnused(await useOfCategory(tx, id));
      await tx.deleteFrom('training_categories').where('id', '=', id).execute();
      return { id };
    }),
  );
}

/** Returns the category that `work` has written. */
function writeCategory(
  db: Database,
  change: Change,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<TrainingCategory> {
  return changeOnce(db, change, work, async (tx, { id }) => requireCategory(await categoryWithId(tx, id)));
}
