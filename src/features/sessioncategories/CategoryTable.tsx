import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TrainingCategory } from '../../../contract/category';
import { visuallyHidden } from '../../ui/hiddenText';
import { CategoryRow } from './CategoryRow';
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
