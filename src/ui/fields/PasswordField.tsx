import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LineField } from './LineField';

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
  const [isVisible, setVisible] = useState(false);
  return (
    <LineField
      required
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={label}
      type={isVisible ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      isWrong={problem !== null}
      helper={problem ?? helper}
      autoFocus={autoFocus}
      {...(onBlur ? { onBlur } : {})}
      {...(inputRef ? { inputRef } : {})}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isVisible ? 'ui.password.hide' : 'ui.password.show', { label })}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
