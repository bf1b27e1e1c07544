import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { locales } from '../../../contract/lists';
import { currentLocale } from '../../i18n/locale';
import type { InPlaceTools } from '../../modal/inPlace/InPlaceForm';
import { LinesField } from '../../modal/inPlace/LinesField';
import { removalAsked } from '../../modal/modalSlice';
import { Field } from '../../ui/Field';
import type { CategoryField, CategoryValues } from './categoryForm';
import { columnsSx } from './rowSx';

interface CategoryFieldsProps {
  id: string;
  /** As it is saved. */
  name: string;
  tools: InPlaceTools<CategoryValues>;
}

/** The fields and buttons of a category in edit mode. */
export function CategoryFields({ id, name, tools }: CategoryFieldsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { form, cancel, isHeld, isRestored, troubles } = tools;

  const saveOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const isLineWished = event.shiftKey || event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || isLineWished || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    if (!isHeld) void form.submitForm();
  };
  return (
    <>
      {troubles}
      <Box sx={[columnsSx, { py: 1 }]} onKeyDown={saveOnEnter}>
        <TypedText field="name" values={form.values} autoFocus={!isRestored} />
        <TypedText field="description" values={form.values} />
        <Box sx={{ justifySelf: 'end', whiteSpace: 'nowrap' }}>
          <IconButton type="submit" color="primary" disabled={isHeld} aria-label={t('categories.save', { name })}>
            <SaveIcon />
          </IconButton>
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
    </>
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
  const locale = currentLocale();
  const others = locales.filter((other) => other !== locale);
  const hints = others.map((other) => {
    const [text, language] = [values[field][other], t(`categories.language.${other}`)];
    return text ? t('categories.otherText', { language, text }) : t('categories.missing', { language });
  });
  const texts = {
    name: `${field}.${locale}`,
    label: t('categories.inLanguage', {
      field: t(`categories.field.${field}`),
      language: t(`categories.language.${locale}`),
    }),
    helper: hints.join(' '),
  };
  if (field === 'description') return <LinesField {...texts} />;
  return <Field {...texts} size="small" autoComplete="off" autoFocus={autoFocus} />;
}
