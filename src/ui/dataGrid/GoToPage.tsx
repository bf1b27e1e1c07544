import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale';

interface GoToPageProps {
  /** Both from 0. */
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** The number of the page, which another one can be typed over; what is no page goes to the nearest. */
export function GoToPage({ page, last, onPage }: GoToPageProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
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
        // Anew for each page, so that it says which one is shown.
        key={page}
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
