import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readPoints } from '../balls/readPoints';
import { EntryTitle } from './EntryTitle';
import type { KeyAction } from './keyAction';
import type { RecordingRow } from './recordingRows';
import type { EntryState } from './useEntry';
import { useTap } from './useTap';

interface NumberPadProps {
  row: RecordingRow;
  index: number;
  entry: EntryState;
  isLeftHanded: boolean;
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** Points by number: digits, minus, correct and record; any whole number. */
export function NumberPad({ row, index, entry, isLeftHanded }: NumberPadProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const tap = useTap();
  const { typed, act } = entry;
  const read = readPoints(typed);
  // The same digit twice is a number, not a finger that trembles: its name changes with what is typed.
  const key = (action: KeyAction, name: string, face: ReactNode, label?: string) => (
    <Button
      key={name}
      variant="outlined"
      aria-label={label}
      {...tap(action.does === 'sign' ? name : `${typed} ${name}`, () => act(action))}
      sx={{ minHeight: 64, minWidth: 64, fontSize: '1.5rem' }}
    >
      {face}
    </Button>
  );
  return (
    <>
      <EntryTitle id={titleId} row={row} index={index} />
      <Typography
        role="status"
        sx={{ fontSize: '1.5rem', fontWeight: 700, textAlign: isLeftHanded ? 'left' : 'right' }}
      >
        {t('recording.pad.typed', { number: index + 1, typed: typed || t('recording.pad.nothing') })}
      </Typography>
      {'reason' in read && read.reason === 'outOfRange' && (
        <Typography role="alert" color="error">
          {t('wizard.balls.outOfRange')}
        </Typography>
      )}
      <Box
        role="group"
        aria-labelledby={titleId}
        sx={{ display: 'flex', flexDirection: isLeftHanded ? 'row-reverse' : 'row', gap: 1, p: 0.5 }}
      >
        <Box sx={{ flexGrow: 1, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
          {digits.map((digit) => key({ does: 'digit', digit }, digit, digit))}
          {key({ does: 'sign' }, 'sign', '±', t('recording.pad.sign'))}
          {key({ does: 'digit', digit: '0' }, '0', '0')}
          {key({ does: 'erase' }, 'erase', <BackspaceIcon />, t('recording.pad.erase'))}
        </Box>
        <Button
          variant="contained"
          disabled={'reason' in read}
          {...tap('record', () => act({ does: 'enter' }))}
          sx={{ minWidth: 96, fontSize: '1.125rem' }}
        >
          {t('recording.pad.record')}
        </Button>
      </Box>
    </>
  );
}
