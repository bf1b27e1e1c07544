import AutorenewIcon from '@mui/icons-material/Autorenew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/CopyButton';
import { Field } from '@/ui/Field';
import { generatedPassword } from './generatedPassword';

const MASK = '••••••••••••';

/** The password of a new user, which staff hands on; somebody else's is never shown nor set. */
export function PasswordInput({ isNew }: { isNew: boolean }) {
  return isNew ? <NewPassword /> : <MaskedPassword />;
}

function NewPassword() {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>('password');
  return (
    <Box>
      <Field
        name="password"
        label={t('userForm.password')}
        helper={t('userForm.passwordHelp')}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontFamily: 'monospace' } } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
        <CopyButton
          part="password"
          text={value}
          label={t('userForm.copyPassword')}
          done={t('userForm.passwordCopied')}
        />
        <Button size="small" startIcon={<AutorenewIcon />} onClick={() => void setValue(generatedPassword())}>
          {t('userForm.anotherPassword')}
        </Button>
      </Stack>
    </Box>
  );
}

function MaskedPassword() {
  const { t } = useTranslation();
  return (
    <Field
      name="password"
      label={t('userForm.password')}
      helper={t('userForm.passwordFixed')}
      disabled
      placeholder={MASK}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
