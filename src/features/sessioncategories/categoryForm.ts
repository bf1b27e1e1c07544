import { object, type Schema } from 'yup';
import { editFlags } from '@/editing/useEditedEntities';
import { isLongerThan, typedText } from '@/ui/fields/typedText';
import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '@contract/category';
import { limits } from '@contract/limits';
import { type Locale, locales } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';

/** A new category before anybody has named it (specification §9). */
export const newCategory: NewTrainingCategory = {
  name: { en: 'Category', de: 'Kategorie' },
  description: { en: 'Description...', de: 'Beschreibung' },
};

export type CategoryField = keyof typeof limits.category;

export const categoryFields = ['name', 'description'] as const satisfies readonly CategoryField[];

/** The form as it is typed. All languages are in it: what was typed in one must survive the switch to another. */
export type CategoryValues = Record<CategoryField, Record<Locale, string>>;

/** Returns the form of a category. */
export function valuesOf({ name, description }: Pick<TrainingCategory, CategoryField>): CategoryValues {
  return { name: typedTexts(name), description: typedTexts(description) };
}

/** Returns what is sent for a category whose texts in this language were typed; those of the others go back as they came. */
export function editedTexts(
  { name, description }: CategoryValues,
  locale: Locale,
): Pick<EditedTrainingCategory, CategoryField> {
  return { name: writtenTexts(name, locale), description: writtenTexts(description, locale) };
}

/** Returns what is saved over a newer version: what is newer, but for the languages in which something was typed. */
export function merged(typed: CategoryValues, from: CategoryValues, newer: CategoryValues): CategoryValues {
  const isTyped = (locale: Locale) => categoryFields.some((field) => typed[field][locale] !== from[field][locale]);
  const texts = (field: CategoryField) => ({
    en: (isTyped('en') ? typed : newer)[field].en,
    de: (isTyped('de') ? typed : newer)[field].de,
  });
  return { name: texts('name'), description: texts('description') };
}

/** Returns the rules of the texts that are typed, those of this locale; `toMessage` has the error texts. */
export function categorySchema(
  toMessage: { unnamed: string; tooLong: (characters: number) => string },
  locale: Locale,
): Schema {
  const text = (field: CategoryField) =>
    typedText(
      (typed) => (isLongerThan(typed, limits.category[field]) ? toMessage.tooLong(limits.category[field]) : null),
      String,
    );
  return object({
    name: object({ [locale]: text('name') }).test(
      'named',
      (name, { createError }) =>
        locales.some((known) => name[known]?.trim()) ||
        createError({ path: `name.${locale}`, message: toMessage.unnamed }),
    ),
    description: object({ [locale]: text('description') }),
  } satisfies Record<CategoryField, Schema>);
}

const typedTexts = ({ en = '', de = '' }: LocalizedString): Record<Locale, string> => ({ en, de });

/** Languages without a text are left out. */
function writtenTexts(texts: Record<Locale, string>, typed: Locale): LocalizedString {
  const written: LocalizedString = {};
  for (const locale of locales) {
    const text = locale === typed ? texts[locale].trim() : texts[locale];
    if (text !== '') written[locale] = text;
  }
  return written;
}

/** Which categories are in edit mode. */
export const editedCategoriesSlice = editFlags('editedCategories');

export const { editingBegun, editingEnded, allEditingEnded } = editedCategoriesSlice.actions;

export const { selectEdited } = editedCategoriesSlice.selectors;
