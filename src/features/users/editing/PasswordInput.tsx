import AutorenewIcon from '@mui/icons-material/Autorenew';
import KeyIcon from '@mui/icons-material/VpnKey';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useSession } from '@/session/sessionSlice';
import { CopyButton } from '@/ui/CopyButton';
import { Field } from '@/ui/fields/Field';
import type { Member } from '@contract/member';
import { mayGiveAccess } from '@contract/rights';
import { generatedPassword } from './generatedPassword';

const MASK = '••••••••••••';

/** The password of a new user, which staff hands on; somebody else's is never shown nor set. */
export function PasswordInput({ member }: { member: Member | null }) {
  return member === null ? <NewPassword /> : <MaskedPassword member={member} />;
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

/** A password that somebody has, or has not: it is set by an access link. */
function MaskedPassword({ member: { id, roles, access = 'PASSWORD' } }: { member: Member }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayMakeLink = mayGiveAccess(useSession().roles, roles);
  return (
    <Box>
      <Field
        name="password"
        label={t('userForm.password')}
        helper={t(`access.inForm.${mayMakeLink ? access : 'players'}`)}
        disabled
        placeholder={MASK}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {mayMakeLink && (
        <Button
          size="small"
          startIcon={<KeyIcon />}
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'accessLink', id }))}
          sx={{ mt: 0.5 }}
        >
          {t('access.button')}
        </Button>
      )}
    </Box>
  );
}
