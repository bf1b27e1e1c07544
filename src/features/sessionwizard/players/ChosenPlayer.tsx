import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { handicapLimits, reasonText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import type { Chosen } from './chosenPlayers';
import { readingOf, type HandicapEntry } from './handicapConfirmation';

interface ChosenPlayerProps {
  chosen: Chosen;
  /** Why this player cannot be added as it stands. */
  problem: string | null;
  onLeaveOut: () => void;
  onType: (typed: string) => void;
  onConfirm: () => void;
}

/** Somebody chosen, with the handicap to start with: once touched it has to be confirmed as it is read. */
export function ChosenPlayer(props: ChosenPlayerProps) {
  const { chosen, problem, onLeaveOut, onType, onConfirm } = props;
  const { member, entry } = chosen;
  const { t } = useTranslation();
  const readingText = useReadingText();
  const locale = currentLocale();
  const name = `${member.name} ${member.surname}`;
  const reading = readingOf(entry.typed, locale);
  const isUnreadable = entry.state === 'not-confirmed' && 'reason' in reading;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignItems: { xs: 'stretch', sm: 'flex-start' }, borderTop: 1, borderColor: 'divider', pt: 1.5 }}
    >
      <Typography sx={{ flex: '1 1 160px', pt: { sm: 2 }, overflowWrap: 'anywhere' }}>{name}</Typography>
      <TextField
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
        sx={{ flex: '2 1 260px' }}
      />
      <Stack direction="row" sx={{ gap: 1, minWidth: { sm: 250 }, pt: { sm: 0.75 } }}>
        {entry.state === 'not-confirmed' && !('reason' in reading) && (
          <Button variant="contained" onClick={onConfirm} sx={{ minHeight: 44, flexGrow: 1 }}>
            {t(reading.isPlus ? 'wizard.adding.confirmPlus' : 'wizard.adding.confirm', { handicap: reading.shown })}
          </Button>
        )}
        <IconButton
          aria-label={t('wizard.adding.leaveOut', { name })}
          onClick={onLeaveOut}
          sx={{ width: 44, height: 44, ml: 'auto' }}
        >
          <CloseIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}

/** Returns a function that says how far a handicap is confirmed, and while it is not, how it is understood. */
function useReadingText(): (entry: HandicapEntry) => string {
  const { t } = useTranslation();
  return (entry) => {
    if (entry.state !== 'not-confirmed') return t(`wizard.adding.${entry.state}`);
    const reading = readingOf(entry.typed, currentLocale());
    if ('reason' in reading) return reasonText(t, reading.reason, handicapLimits);
    if (reading.minusTyped) return t('wizard.adding.readingMinus', { handicap: reading.shown });
    return t(reading.isPlus ? 'wizard.adding.readingPlus' : 'wizard.adding.reading', { handicap: reading.shown });
  };
}
