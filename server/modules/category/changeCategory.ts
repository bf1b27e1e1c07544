import { isDeepStrictEqual } from 'node:util';
import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory, UseInTemplates } from '@contract/category';
import { invisibleTexts, missingText } from '@contract/localizedErrors';
import { Refusal } from '@contract/problem';
import type { Deleted } from '@contract/shapes';
import { changeOnce, type KeyedChange, requireVersion } from '@server/db/changeOnce';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { inLanguages, recordContent } from '@server/db/recordContent';
import { offerUndo, type Undone } from '@server/db/undoable';
import { categoryWithId, lockedCategory, useOfCategory } from './queries';

const NO_SUCH_CATEGORY = 'There is no such training category.';

/** Returns the new category. Throws `bad-input` when it has no name. */
export async function createCategory(
  db: Database,
  change: KeyedChange,
  { name, description }: NewTrainingCategory,
): Promise<TrainingCategory> {
  refuseTexts({ name, description });
  return writeCategory(db, change, async (tx) => {
    const made = await tx
      .insertInto('training_categories')
      .values({ name: jsonText(name), description: jsonText(description) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = recordedValues({ name, description });
    await recordContent(tx, { action: 'category.created', actorId: change.caller.id, after });
    return made;
  });
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
    const before = requireFound(await lockedCategory(tx, id), NO_SUCH_CATEGORY);
    await requireVersion(version, before, 'Somebody else has changed the category meanwhile.', () => before);
    const after = { id, name, description, version: before.version };
    if (!isDeepStrictEqual(after, before)) {
      await tx
        .updateTable('training_categories')
        .set({ name: jsonText(name), description: jsonText(description), version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      const values = { before: recordedValues(before), after: recordedValues(after) };
      await recordContent(tx, { action: 'category.edited', actorId: change.caller.id, ...values });
    }
    return { id };
  });
}

/** Returns the id of the category that is deleted. Throws `not-found`, and `in-use` while templates use it. */
export async function deleteCategory(db: Database, change: KeyedChange, id: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    const stored = requireFound(await lockedCategory(tx, id), NO_SUCH_CATEGORY);
    requireUnused(await useOfCategory(tx, id));
    await tx.deleteFrom('training_categories').where('id', '=', id).execute();
    const done = { action: 'category.deleted', actorId: change.caller.id } as const;
    await recordContent(tx, { ...done, before: { name: stored.name } });
    await offerUndo(tx, { ...done, subjectId: id, stored });
    return { id };
  });
}

/** Brings a category back that was deleted, as it was. */
export async function restoreCategory(tx: Transaction, { actorId, stored }: Undone<TrainingCategory>): Promise<void> {
  const { name, description } = stored;
  await tx
    .insertInto('training_categories')
    .values({ ...stored, name: jsonText(name), description: jsonText(description) })
    .execute();
  await recordContent(tx, { action: 'category.restored', actorId, after: { name } });
}

const recordedValues = ({ name, description }: Pick<NewTrainingCategory, 'name' | 'description'>) => ({
  name,
  ...inLanguages('name', name),
  ...inLanguages('description', description),
});

/** Returns the category that `work` has written. */
function writeCategory(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<TrainingCategory> {
  return changeOnce(db, change, work, async (tx, { id }) =>
    requireFound(await categoryWithId(tx, id), NO_SUCH_CATEGORY),
  );
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
