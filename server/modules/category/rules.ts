import type { NewTrainingCategory, UseInTemplates } from '../../../contract/category';
import { invisibleTexts, missingText } from '../../../contract/localizedFaults';
import { Refusal } from '../../../contract/refusals';

/** Returns the category; throws `not-found` when there is none. */
export function requireCategory<Category>(category: Category | null): Category {
  if (category === null) throw new Refusal('not-found', 'There is no such training category.');
  return category;
}

/** Throws `bad-input` when a category has no name in any language, or a text that is not empty and yet shows nothing. */
export function refuseTexts({ name, description }: Pick<NewTrainingCategory, 'name' | 'description'>): void {
  const errors = [...missingText('/name', name), ...invisibleTexts('/description', description)];
  if (errors.length > 0) throw new Refusal('bad-input', 'The texts of the category cannot be read.', { errors });
}

/** Throws `in-use` with the number as long as templates use the category. */
export function requireUnused(use: UseInTemplates): void {
  if (use.templates === 0) return;
  throw new Refusal('in-use', `${use.templates} training templates still use the category.`, { current: use });
}
