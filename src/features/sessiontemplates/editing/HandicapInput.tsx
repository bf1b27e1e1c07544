import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { readHandicap, showHandicap } from '../../../i18n/numbers';
import { TextInput } from './TextInput';

/** A handicap with comma or point; it says how a plus is read, and asks what a German minus is meant to be. */
export function HandicapInput({ name }: { name: string }) {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(name);
  const read = readHandicap(value, currentLocale());
  const plus = 'reason' in read || read.handicap >= 0 ? null : showHandicap(read.handicap, currentLocale());
  const isMinus = !('reason' in read) && read.minusTyped;
  return (
    <div>
      {/* As text, because phones' number pads have no plus. */}
      <TextInput
        name={name}
        label={t('templates.editor.map.handicap')}
        helper={plus === null ? undefined : t('userForm.plusHandicap', { handicap: plus })}
      />
      {isMinus && plus !== null && (
        <Button size="small" onClick={() => void setValue(plus)}>
          {t('userForm.confirmPlus', { handicap: plus })}
        </Button>
      )}
    </div>
  );
}
