import type { TrainingCategory, UseInTemplates } from '@contract/category';
import type { Database, Transaction } from '@server/db/database';

/** Returns every training category, the oldest first. Categories belong to no club. */
export async function categories(db: Database): Promise<TrainingCategory[]> {
  return selectCategories(db).orderBy('id').execute();
}

/** Returns this category, null when there is none. */
export async function categoryWithId(db: Database, id: string): Promise<TrainingCategory | null> {
  return (await selectCategories(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns this category, which nobody else can change, delete or begin to use before the transaction ends. */
export async function lockedCategory(tx: Transaction, id: string): Promise<TrainingCategory | null> {
  return (await selectCategories(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns how many templates use the category, archived ones too. */
export async function useOfCategory(db: Database, id: string): Promise<UseInTemplates> {
  return db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('templates'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
}

function selectCategories(db: Database) {
  return db.selectFrom('training_categories').select(['id', 'name', 'description', 'version']);
}
