import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export interface Paging {
  /** From 0. */
  page: number;
  pageSize: number;
  totalCount: number;
  onPage: (page: number) => void;
}

/** The position in a long list and the way to its other pages; nothing where all rows fit on one. */
export function GridPager({ label, page, pageSize, totalCount, onPage }: Paging & { label: string }) {
  const { t } = useTranslation();
  if (totalCount <= pageSize) return null;
  const from = page * pageSize + 1;
  const to = Math.min(totalCount, from + pageSize - 1);
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t('ui.grid.pageLabel', { label })}
      sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1 }}>
        {t('ui.grid.position', { from, to, total: totalCount })}
      </Typography>
      <IconButton aria-label={t('ui.grid.previous')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('ui.grid.next')} disabled={to >= totalCount} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
