import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { TrainingCategory } from '../../../contract/category';
import { locales } from '../../../contract/lists';
import { useUpdateCategoryMutation } from '../../api/category';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { InPlaceForm } from '../../modal/inPlace/InPlaceForm';
import { useRowChange } from '../../modal/useRowChange';
import { useNotify } from '../../ui/useNotify';
import { categoryFields, categorySchema, editedTexts, rebased, valuesOf, type CategoryValues } from './categoryForm';
import { CategoryFields } from './CategoryFields';
import { editingEnded } from './editedCategories';
import { formRowSx } from './rowSx';

interface EditedCategoryProps {
  category: TrainingCategory;
  onTyped: (draft: string, isUnsaved: boolean) => void;
}

/** A category in edit mode: its row is a form over the texts of the current locale. */
export function EditedCategory({ category, onTyped }: EditedCategoryProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [update] = useUpdateCategoryMutation();
  const { id } = category;
  const name = localizedText(category.name);
  const changed = useRowChange<HTMLElement>('category', category);

  const send = async (values: CategoryValues, version: number) => {
    const { data, error } = await update({ id, version, ...editedTexts(values, currentLocale()) });
    if (data) notify(t('categories.saved', { name: localizedText(data.name) }));
    return { error };
  };
  const versions = (mine: CategoryValues, theirs: CategoryValues) =>
    locales.flatMap((locale) =>
      categoryFields.map((field) => ({
        label: t('categories.inLanguage', {
          field: t(`categories.field.${field}`),
          language: t(`categories.language.${locale}`),
        }),
        mine: mine[field][locale].trim(),
        theirs: theirs[field][locale],
      })),
    );
  return (
    <Box role="row" {...changed} sx={[formRowSx, changed.sx]}>
      <Box role="cell" aria-colspan={3}>
        <InPlaceForm
          kind="category"
          entry={category}
          pristine={valuesOf(category)}
          send={send}
          currentOf={(current) => {
            const newer = current as TrainingCategory;
            return { version: newer.version, values: valuesOf(newer) };
          }}
          rebased={rebased}
          fieldAt={fieldAt}
          onEnd={() => dispatch(editingEnded(id))}
          label={t('categories.editing', { name })}
          schema={categorySchema(
            { unnamed: t('categories.unnamed'), tooLong: (count) => t('categories.tooLong', { count }) },
            currentLocale(),
          )}
          versions={versions}
          onTyped={onTyped}
        >
          {(tools) => <CategoryFields id={id} name={name} tools={tools} />}
        </InPlaceForm>
      </Box>
    </Box>
  );
}

/** That no language names it concerns the name that can be typed; the texts of another language have no field. */
function fieldAt(path: string): string | null {
  const shown = currentLocale();
  if (path === 'name') return `name.${shown}`;
  return categoryFields.map((field) => `${field}.${shown}`).find((field) => field === path) ?? null;
}
