import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readPoints } from './readPoints';

/** The points of the ball with this index as a whole number; Enter records it. */
export function NumberEntry({ index, onEnter }: { index: number; onEnter: (points: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const read = readPoints(typed);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused('reason' in read);
    if ('reason' in read) return;
    onEnter(read.points);
    setTyped('');
  };
  const type = (text: string) => {
    setTyped(text);
    setIsRefused(false);
  };
  return (
    <Stack component="form" direction="row" noValidate onSubmit={enter} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={t('wizard.balls.entry', { number: index + 1 })}
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={isRefused}
        helperText={isRefused && 'reason' in read ? t(`wizard.balls.${read.reason}`) : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', sx: { height: 31 } } }}
        sx={{ flexGrow: 1, maxWidth: 280 }}
      />
      <Button
        type="button"
        variant="outlined"
        // The number keyboards of some phones have no minus.
        aria-label={t('wizard.balls.sign')}
        onClick={() => type(/^[-−]/.test(typed) ? typed.slice(1) : `-${typed}`)}
        sx={{ minHeight: 64, minWidth: 64, fontSize: '1.25rem' }}
      >
        ±
      </Button>
      <Button type="submit" variant="contained" sx={{ minHeight: 64, minWidth: 88 }}>
        {t('wizard.balls.record')}
      </Button>
    </Stack>
  );
}
