import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  value: string;
  onChange: (typed: string) => void;
  /** What is missing, once someone tried without it. */
  problem: string | null;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** A password, hidden until one asks to see it. */
export function PasswordField({ value, onChange, problem, inputRef, autoFocus = false }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      required
      name="password"
      autoComplete="current-password"
      label={t('login.password')}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== null}
      helperText={problem}
      autoFocus={autoFocus}
      {...(inputRef ? { inputRef } : {})}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 128 },
      }}
    />
  );
}
