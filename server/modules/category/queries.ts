import type { TrainingCategory } from '../../../contract/category';
import type { Database } from '../../db/database';

/** Returns every training category, the oldest first. Categories belong to no club. */
export async function categories(db: Database): Promise<TrainingCategory[]> {
  return db.selectFrom('training_categories').select(['id', 'name', 'description', 'version']).orderBy('id').execute();
}
