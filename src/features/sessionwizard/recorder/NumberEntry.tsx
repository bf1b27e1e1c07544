import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '@/ui/Keycap';
import { limits } from '@contract/limits';
import { PointsQuestion } from './PointsQuestion';
import type { KeyAction } from './keyAction';
import { useTap } from './touch';
import { readBallPoints, withOtherSign } from './typedPoints';
import type { Entry } from './useEntry';

interface InputProps {
  index: number;
  entry: Entry;
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** A number pad for points as a number. */
export function NumberPad({
  titleId,
  index,
  entry,
  isLeftHanded,
}: InputProps & { titleId: string; isLeftHanded: boolean }) {
  const { t } = useTranslation();
  const tap = useTap();
  const { typed, question, act } = entry;
  const read = readBallPoints(typed);
  const key = (action: KeyAction, name: string, content: ReactNode, label?: string, hint?: string) => (
    <Button
      key={name}
      variant="outlined"
      aria-label={label}
      // The same digit twice is a number, not a double tap: the name changes with what is typed.
      {...tap(action.does === 'sign' ? name : `${typed} ${name}`, () => act(action))}
      sx={{ minHeight: 64, minWidth: 64, fontSize: '1.5rem' }}
    >
      {content}
      {hint !== undefined && <KeyHint keys={[hint]} />}
    </Button>
  );
  return (
    <>
      <Typography
        role="status"
        sx={{ fontSize: '1.5rem', fontWeight: 700, textAlign: isLeftHanded ? 'left' : 'right' }}
      >
        {t('recording.pad.typed', { number: index + 1, typed: typed || t('recording.pad.nothing') })}
      </Typography>
      {'reason' in read && read.reason === 'outOfRange' && (
        <Typography role="alert" color="error">
          {t('wizard.balls.outOfRange', { most: limits.ballPoints })}
        </Typography>
      )}
      {question ? (
        <PointsQuestion entry={entry} question={question} />
      ) : (
        <Box
          role="group"
          aria-labelledby={titleId}
          sx={{ display: 'flex', flexDirection: isLeftHanded ? 'row-reverse' : 'row', gap: 1, p: 0.5 }}
        >
          <Box sx={{ flexGrow: 1, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
            {digits.map((digit) => key({ does: 'digit', digit }, digit, digit))}
            {key({ does: 'sign' }, 'sign', '±', t('recording.pad.sign'), '−')}
            {key({ does: 'digit', digit: '0' }, '0', '0')}
            {key({ does: 'erase' }, 'erase', <BackspaceIcon />, t('recording.pad.erase'))}
          </Box>
          <Button
            variant="contained"
            disabled={'reason' in read}
            {...tap('record', () => act({ does: 'enter' }))}
            sx={{ minWidth: 96, fontSize: '1.125rem' }}
          >
            <span>{t('recording.pad.record')}</span>
            <KeyHint keys={['↵']} />
          </Button>
        </Box>
      )}
    </>
  );
}

/** A field for points as a number. Enter records; only then is wrong input reported. */
export function NumberField({ index, entry }: InputProps) {
  const { t } = useTranslation();
  const { typed, setTyped, question, refusedFor } = entry;
  const field = useRef<HTMLInputElement>(null);
  const isOpen = question !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) field.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    entry.submit();
  };
  return (
    <Stack spacing={1}>
      <Stack component="form" direction="row" noValidate onSubmit={submit} sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          name="points"
          inputRef={field}
          label={<span>{t('wizard.balls.entry', { number: index + 1 })}</span>}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={refusedFor !== null}
          helperText={refusedFor && t(`wizard.balls.${refusedFor}`, { most: limits.ballPoints })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', sx: { height: '1.9375rem' } } }}
          sx={{ flexGrow: 1, maxWidth: 280 }}
        />
        <Button
          type="button"
          variant="outlined"
          // The number keyboards of some phones have no minus.
          aria-label={t('wizard.balls.sign')}
          onClick={() => setTyped(withOtherSign(typed))}
          sx={{ minHeight: 64, minWidth: 64, fontSize: '1.25rem' }}
        >
          ±
        </Button>
        <Button type="submit" variant="contained" sx={{ minHeight: 64, minWidth: 88 }}>
          <span>{t('wizard.balls.record')}</span>
          <KeyHint keys={['↵']} />
        </Button>
      </Stack>
      {question && <PointsQuestion entry={entry} question={question} />}
    </Stack>
  );
}
