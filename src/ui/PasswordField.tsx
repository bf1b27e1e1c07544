import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** What is missing or wrong; it takes the place of `helper`. */
  problem: string | null;
  helper?: ReactNode;
  name?: string;
  onBlur?: (event: FocusEvent) => void;
  /** Whether password managers should offer the one they know or make a new one. */
  isNew?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** A password, hidden until one asks to see it. Nothing that is pasted is cut off: that would be another password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, problem, helper, name = 'password', onBlur, isNew = false } = props;
  const { inputRef, autoFocus = false } = props;
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      required
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== null}
      helperText={problem ?? helper}
      autoFocus={autoFocus}
      {...(onBlur ? { onBlur } : {})}
      {...(inputRef ? { inputRef } : {})}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? 'login.hide' : 'login.show', { label })}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        // Holds more than text: the strength of a new password.
        formHelperText: { component: 'div' },
      }}
    />
  );
}
