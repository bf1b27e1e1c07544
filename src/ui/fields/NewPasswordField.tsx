import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField';
import type { PasswordHint } from './passwordHint';
import { useTypedField } from './typedText';
import { usePasswordHint } from '@/ui/useControl';

const strengths = {
  empty: { percent: 0, color: 'inherit' },
  tooShort: { percent: 20, color: 'error' },
  tooLong: { percent: 20, color: 'error' },
  fewSigns: { percent: 40, color: 'warning' },
  run: { percent: 40, color: 'warning' },
  personal: { percent: 40, color: 'warning' },
  enough: { percent: 70, color: 'success' },
  strong: { percent: 100, color: 'success' },
} as const satisfies Record<PasswordHint['kind'], { percent: number; color: string }>;

/** Says in words how hard a password is to guess and what would make it better; the bar only repeats it. */
function PasswordStrength({
  name,
  password,
  personal,
}: {
  name: string;
  password: string;
  personal: readonly string[];
}) {
  const { t } = useTranslation();
  const hint = usePasswordHint(name, password, personal);
  const { percent, color } = strengths[hint.kind];
  return (
    <>
      {password !== '' && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={percent}
          color={color}
          sx={{ height: 6, borderRadius: 3, my: 0.5 }}
        />
      )}
      <span>{textOf(hint)}</span>
    </>
  );

  function textOf(given: PasswordHint): string {
    if (given.kind === 'tooShort') return t('ui.password.hint.tooShort', { count: given.missing });
    if (given.kind === 'enough') return t('ui.password.hint.enough', { count: given.more });
    return t(`ui.password.hint.${given.kind}`);
  }
}

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** Names and addresses of the person, which make a password easy to guess. */
  personal: readonly string[];
}

/** A password of the surrounding Formik form that is being chosen, with a hint how strong it is. */
export function NewPasswordField({ name, label, personal }: NewPasswordFieldProps) {
  const [{ value, onBlur }, { wrong }, { setValue }] = useTypedField(name);
  return (
    <PasswordField
      isNew
      name={name}
      label={label}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={wrong ?? null}
      helper={<PasswordStrength name={name} password={value} personal={personal} />}
    />
  );
}
