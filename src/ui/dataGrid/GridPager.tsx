import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { afterPaint } from '../afterPaint';

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
      sx={{ displayPrint: 'none', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
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

interface GoToPageProps {
  /** Both from 0. */
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** The number of the page, which another one can be typed over; what is no page goes to the nearest. */
function GoToPage({ page, last, onPage }: GoToPageProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(page + 1);
  }, [page]);
  const go = () => {
    const typed = Number.parseInt(input.current?.value ?? '', 10);
    const wanted = Number.isNaN(typed) ? page : Math.min(Math.max(typed - 1, 0), last);
    if (input.current) input.current.value = String(wanted + 1);
    if (wanted !== page) onPage(wanted);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The grid may stand in a form, which it does not send.
    event.preventDefault();
    go();
  };
  return (
    <>
      <TextField
        size="small"
        defaultValue={page + 1}
        inputRef={input}
        onBlur={go}
        onKeyDown={pressed}
        slotProps={{
          htmlInput: {
            'aria-label': t('ui.grid.goTo', { last: last + 1 }),
            inputMode: 'numeric',
            autoComplete: 'off',
            style: { width: `${String(last + 1).length + 1}ch`, padding: '4px 6px', textAlign: 'center' },
          },
        }}
      />
      <Typography variant="body2" component="span" aria-hidden sx={{ mx: 0.5 }}>
        {t('ui.grid.ofPages', { last: new Intl.NumberFormat(currentLocale()).format(last + 1) })}
      </Typography>
    </>
  );
}
