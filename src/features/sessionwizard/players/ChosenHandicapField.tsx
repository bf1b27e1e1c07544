import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { handicapLimits, reasonText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import type { Chosen } from './chosenPlayersSlice';
import { readingOf, type StartHandicapInput } from './handicapConfirmation';

interface ChosenHandicapFieldProps {
  chosen: Chosen;
  /** Why this player cannot be added as it stands. */
  problem: string | null;
  /** When it appears, and when it gets a problem. */
  takesFocus: boolean;
  onType: (typed: string) => void;
  onConfirm: () => void;
}

/** The handicap that somebody chosen starts with: once touched it has to be confirmed as it is read. */
export function ChosenHandicapField({ chosen, problem, takesFocus, onType, onConfirm }: ChosenHandicapFieldProps) {
  const { member, entry } = chosen;
  const { t } = useTranslation();
  const readingText = useReadingText();
  const input = useRef<HTMLInputElement>(null);
  const name = personName(member);
  const reading = readingOf(entry.typed, currentLocale());
  const isUnreadable = entry.state === 'not-confirmed' && 'reason' in reading;
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus, problem]);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { xs: 'stretch', sm: 'flex-start' } }}>
      <TextField
        inputRef={input}
        label={t('wizard.adding.handicap', { name })}
        value={entry.typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onConfirm();
        }}
        error={problem !== null || isUnreadable}
        helperText={[readingText(entry), problem].filter(Boolean).join(' ')}
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
        sx={{ flex: { sm: '1 1 220px' }, mt: 1, '& input': { scrollMarginTop: 96, scrollMarginBottom: 96 } }}
      />
      {entry.state === 'not-confirmed' && !('reason' in reading) && (
        <Button variant="contained" onClick={onConfirm} sx={{ minHeight: 44, mt: { sm: 1.75 } }}>
          <span>
            {t(reading.isPlus ? 'wizard.adding.confirmPlus' : 'wizard.adding.confirm', { handicap: reading.shown })}
          </span>
        </Button>
      )}
    </Stack>
  );
}

/** Returns a function that says how far a handicap is confirmed, and while it is not, how it is understood. */
function useReadingText(): (entry: StartHandicapInput) => string {
  const { t } = useTranslation();
  return (entry) => {
    if (entry.state !== 'not-confirmed') return t(`wizard.adding.${entry.state}`);
    const reading = readingOf(entry.typed, currentLocale());
    if ('reason' in reading) return reasonText(t, reading.reason, handicapLimits);
    if (reading.minusTyped) return t('wizard.adding.readingMinus', { handicap: reading.shown });
    return t(reading.isPlus ? 'wizard.adding.readingPlus' : 'wizard.adding.reading', { handicap: reading.shown });
  };
}
