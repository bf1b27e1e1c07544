import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useRowChange } from '@/editing/rowChange';
import { localizedText } from '@/i18n/localized';
import { removalAsked } from '@/modal/modalSlice';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import type { TrainingCategory } from '@contract/category';
import { locales } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import { EditedCategory } from './EditedCategory';
import { editingBegun } from './categoryForm';
import { rowSx } from './rowSx';

interface CategoryTableProps {
  categories: readonly TrainingCategory[];
  /** The ids of those in edit mode. */
  edited: readonly string[];
}

/** The table of specification §2; on a phone its rows are cards. A form can stand in a row, so no row is a `tr`. */
export function CategoryTable({ categories, edited }: CategoryTableProps) {
  const { t } = useTranslation();
  return (
    <Box role="table" aria-label={t('categories.title')} sx={{ display: 'grid', gap: { xs: 1.5, sm: 0 } }}>
      <Box role="rowgroup" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
        <Box role="row" sx={[rowSx, { color: 'text.secondary', typography: 'body2', fontWeight: 600 }]}>
          <span role="columnheader">{t('categories.field.name')}</span>
          <span role="columnheader">{t('categories.field.description')}</span>
          <span role="columnheader">{t('categories.actions')}</span>
        </Box>
      </Box>
      <Box role="rowgroup" sx={{ display: 'grid', gap: { xs: 1.5, sm: 0 } }}>
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} isEdited={edited.includes(category.id)} />
        ))}
      </Box>
    </Box>
  );
}

interface CategoryRowProps {
  category: TrainingCategory;
  isEdited: boolean;
}

/** One category, to be read or edited; after editing, the focus is back on the pencil. */
const CategoryRow = memo(function CategoryRow({ category, isEdited }: CategoryRowProps) {
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  if (isEdited) return <EditedCategory category={category} />;
  return <CategoryView category={category} takesFocus={wasEdited} />;
});

/** A category as it is read: its texts in the current locale, and which of them another language lacks. */
function CategoryView({ category, takesFocus }: { category: TrainingCategory; takesFocus: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id, description } = category;
  const name = localizedText(category.name);
  const changed = useRowChange<HTMLElement>('category', category);
  return (
    <Box role="row" {...changed} sx={[rowSx, changed.sx, { alignItems: 'center' }]}>
      <Box role="rowheader" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
        <MissingTexts texts={category.name} />
      </Box>
      <Box role="cell" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {localizedText(description)}
        <MissingTexts texts={description} />
      </Box>
      <Box role="cell" sx={{ justifySelf: 'end' }}>
        <IconButton
          aria-label={t('categories.edit', { name })}
          autoFocus={takesFocus}
          onClick={() => dispatch(editingBegun(id))}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          aria-label={t('categories.delete', { name })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteCategory', id }))}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

function MissingTexts({ texts }: { texts: LocalizedString }) {
  const { t } = useTranslation();
  const missing = locales.filter((locale) => !texts[locale]);
  return missing.map((locale) => (
    <Typography key={locale} variant="caption" color="textSecondary" component="div" sx={{ fontWeight: 400 }}>
      {t('categories.missing', { language: t(`categories.language.${locale}`) })}
    </Typography>
  ));
}
