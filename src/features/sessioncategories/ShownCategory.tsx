import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { TrainingCategory } from '../../../contract/category';
import { locales } from '../../../contract/lists';
import type { LocalizedString } from '../../../contract/shapes';
import { localizedText } from '../../i18n/localized';
import { removalAsked } from '../../modal/modalSlice';
import { useRowChange } from '../../editing/rowChange';
import { editingBegun } from './editedCategories';
import { rowSx } from './rowSx';

/** A category as it is read: its texts in the current locale, and which of them another language lacks. */
export function ShownCategory({ category, takesFocus }: { category: TrainingCategory; takesFocus: boolean }) {
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
