import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale';
import { afterPaint } from '../afterPaint';
import { GoToPage } from './GoToPage';

const low = { minWidth: 34, minHeight: 34 };

export interface Paging {
  /** From 0. */
  page: number;
  pageSize: number;
  totalCount: number;
  onPage: (page: number) => void;
}

interface GridPagerProps extends Paging {
  label: string;
  /** Above or below the rows: two of them must not have one name. */
  at?: 'top' | 'bottom';
}

/** The position in a long list and the way to its other pages; nothing where all rows fit on one. */
export function GridPager({ label, at = 'bottom', page, pageSize, totalCount, onPage }: GridPagerProps) {
  const { t } = useTranslation();
  const turnTo = (wanted: number) => afterPaint(() => onPage(wanted));
  if (totalCount <= pageSize) return null;
  const last = Math.ceil(totalCount / pageSize) - 1;
  const number = new Intl.NumberFormat(currentLocale());
  const from = page * pageSize + 1;
  const to = Math.min(totalCount, from + pageSize - 1);
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t(at === 'top' ? 'ui.grid.pageLabelTop' : 'ui.grid.pageLabel', { label })}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
    >
      <Typography variant="body2" {...(at === 'bottom' ? { role: 'status' } : {})} sx={{ mr: 1 }}>
        {t('ui.grid.position', {
          from: number.format(from),
          to: number.format(to),
          total: number.format(totalCount),
        })}
      </Typography>
      <IconButton size="small" sx={low} aria-label={t('ui.grid.first')} disabled={page === 0} onClick={() => turnTo(0)}>
        <FirstPage />
      </IconButton>
      <IconButton
        size="small"
        sx={low}
        aria-label={t('ui.grid.previous')}
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <GoToPage page={page} last={last} onPage={onPage} />
      <IconButton
        size="small"
        sx={low}
        aria-label={t('ui.grid.next')}
        disabled={page >= last}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRight />
      </IconButton>
      <IconButton
        size="small"
        sx={low}
        aria-label={t('ui.grid.last')}
        disabled={page >= last}
        onClick={() => turnTo(last)}
      >
        <LastPage />
      </IconButton>
    </Stack>
  );
}
