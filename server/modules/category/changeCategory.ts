import { isDeepStrictEqual } from 'node:util';
import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory, UseInTemplates } from '@contract/category';
import { invisibleTexts, missingText } from '@contract/localizedErrors';
import { Refusal } from '@contract/problem';
import type { Deleted } from '@contract/shapes';
import { changeOnce, type KeyedChange, requireVersion } from '@server/db/changeOnce';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';
import { categoryWithId, lockedCategory, useOfCategory } from './queries';

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

/** Returns the category; throws `not-found` when there is none. */
function requireCategory<Category>(category: Category | null): Category {
  if (category === null) throw new Refusal('not-found', 'There is no such training category.');
  return category;
}

/** Throws `bad-input` when a category has no name in any language, or a text that is not empty and yet shows nothing. */
function refuseTexts({ name, description }: Pick<NewTrainingCategory, 'name' | 'description'>): void {
  const errors = [...missingText('/name', name), ...invisibleTexts('/description', description)];
  if (errors.length > 0) throw new Refusal('bad-input', 'The texts of the category cannot be read.', { errors });
}

/** Throws `in-use` with the number as long as templates use the category. */
function requireUnused(use: UseInTemplates): void {
  if (use.templates === 0) return;
  throw new Refusal('in-use', `${use.templates} training templates still use the category.`, { current: use });
}
