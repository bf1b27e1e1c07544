import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useUpdateCategoryMutation } from '@/api/category';
import { useChangeOnce } from '@/api/useChangeOnce';
import { InlineForm } from '@/editing/InlineForm';
import { draftKeyOf } from '@/editing/entityDraft';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { schemaErrors } from '@/errors/schemaErrors';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { removalAsked } from '@/modal/modalSlice';
import { Field } from '@/ui/fields/Field';
import { LoadingIconButton } from '@/ui/LoadingButton';
import { useNotify } from '@/ui/useNotify';
import { useTakesFocus } from '@/ui/useTakesFocus';
import type { TrainingCategory } from '@contract/category';
import { locales } from '@contract/lists';
import {
  type CategoryField,
  categoryFields,
  categorySchema,
  type CategoryValues,
  editedTexts,
  editingEnded,
  merged,
  valuesOf,
} from './categoryForm';

/** Name, description and buttons, as wide as the columns of the grid; below each other on a phone. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) 120px' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
} as const;

/** A category in edit mode: its row is a form over the texts of the current locale. */
export function EditedCategory({ category }: { category: TrainingCategory }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const inLanguage = useFieldLabel();
  const [update] = useUpdateCategoryMutation();
  const [changeOnce] = useChangeOnce();
  const { id } = category;
  const name = localizedText(category.name);
  const schema = categorySchema(
    { unnamed: t('categories.unnamed'), tooLong: (count) => t('categories.tooLong', { count }) },
    currentLocale(),
  );
  const editing = useEntityForm<TrainingCategory, CategoryValues>({
    formKey: draftKeyOf('category', id),
    entity: category,
    valuesOf,
    validate: (values) => schemaErrors(values, schema),
    save: async (values, base) => {
      const answer = await changeOnce(update, { id, version: base.version, ...editedTexts(values, currentLocale()) });
      if (answer.data) notify({ textKey: 'categories.saved', values: { name: localizedText(answer.data.name) } });
      return answer;
    },
    newerOf: newerVersionOf,
    merge: merged,
    fieldAt,
    onEnd: () => dispatch(editingEnded(id)),
  });
  const { form, isBlocked, isRestored, cancel } = editing;
  const takesFocus = useTakesFocus();

  const saveOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const isNewLine = event.shiftKey || event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || isNewLine || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    if (!isBlocked) void form.submitForm();
  };
  return (
    <InlineForm
      editing={editing}
      label={t('categories.editing', { name })}
      versions={(mine, theirs) =>
        locales.flatMap((locale) =>
          categoryFields.map((field) => ({
            label: inLanguage(field, locale),
            mine: mine[field][locale].trim(),
            theirs: theirs[field][locale],
          })),
        )
      }
    >
      <Box sx={[columnsSx, { py: 1 }]} onKeyDown={saveOnEnter}>
        <TypedText field="name" values={form.values} autoFocus={takesFocus && !isRestored} />
        <TypedText field="description" values={form.values} />
        <Box sx={{ justifySelf: 'end', whiteSpace: 'nowrap' }}>
          <LoadingIconButton
            type="submit"
            color="primary"
            loading={form.isSubmitting}
            disabled={isBlocked}
            aria-label={t('categories.save', { name })}
          >
            <SaveIcon />
          </LoadingIconButton>
          <IconButton onClick={cancel} disabled={form.isSubmitting} aria-label={t('categories.cancel', { name })}>
            <CloseIcon />
          </IconButton>
          <IconButton
            onClick={() => dispatch(removalAsked({ kind: 'deleteCategory', id }))}
            disabled={form.isSubmitting}
            aria-label={t('categories.delete', { name })}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      </Box>
    </InlineForm>
  );
}

interface TypedTextProps {
  field: CategoryField;
  values: CategoryValues;
  autoFocus?: boolean;
}

/** The text of the current locale, and below it that of the other one, which stays as it is. */
function TypedText({ field, values, autoFocus = false }: TypedTextProps) {
  const { t } = useTranslation();
  const inLanguage = useFieldLabel();
  const locale = currentLocale();
  const others = locales.filter((other) => other !== locale);
  const hints = others.map((other) => {
    const [text, language] = [values[field][other], t(`categories.language.${other}`)];
    return text ? t('categories.otherText', { language, text }) : t('categories.missing', { language });
  });
  return (
    <Field
      name={`${field}.${locale}`}
      label={inLanguage(field, locale)}
      helper={hints.join(' ')}
      multiline={field === 'description'}
      size="small"
      autoComplete="off"
      autoFocus={autoFocus}
    />
  );
}

function useFieldLabel() {
  const { t } = useTranslation();
  return (field: CategoryField, locale: (typeof locales)[number]) =>
    t('categories.inLanguage', {
      field: t(`categories.field.${field}`),
      language: t(`categories.language.${locale}`),
    });
}

/** That no language has a name concerns the name that can be typed; the texts of another language have no field. */
function fieldAt(path: string): string | null {
  const locale = currentLocale();
  if (path === 'name') return `name.${locale}`;
  return categoryFields.map((field) => `${field}.${locale}`).find((field) => field === path) ?? null;
}
