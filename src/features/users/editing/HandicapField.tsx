import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { readHandicap, showHandicap } from '../../../i18n/numbers';
import { useTypedField } from '../../../ui/useTypedField';
import { stepHandicap } from './stepHandicap';

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A handicap with comma or point; it says how a plus is read, and asks what a German minus is meant to be. */
export function HandicapField() {
  const { t } = useTranslation();
  const [field, { wrong }, { setValue }] = useTypedField('handicap');
  const locale = currentLocale();
  const read = readHandicap(field.value, locale);
  const shown = 'reason' in read ? null : showHandicap(read.handicap, locale);
  const isPlus = !('reason' in read) && read.handicap < 0;
  const isMinus = !('reason' in read) && read.minusTyped;

  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    void setValue(stepHandicap(field.value, by, locale));
  };

  return (
    <div>
      <TextField
        fullWidth
        {...field}
        label={t('userForm.handicap')}
        onKeyDown={step}
        error={wrong !== undefined}
        helperText={wrong ?? (isPlus ? t('userForm.plusHandicap', { handicap: shown }) : t('userForm.handicapHelp'))}
        // Phones' number pads have no plus.
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
      />
      {isMinus && shown !== null && (
        <Button size="small" onClick={() => void setValue(shown)}>
          {t('userForm.confirmPlus', { handicap: shown })}
        </Button>
      )}
    </div>
  );
}
