import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession';

/** The roles that staff may give: Pro, and Admin by admins alone. */
export function RoleTicks() {
  const { t } = useTranslation();
  const mayTickAdmin = useSession().roles.includes('ADMIN');
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{t('userForm.roles')}</FormLabel>
      <FormGroup row>
        <RoleTick name="isPro" label={t('userForm.pro')} />
        {mayTickAdmin && <RoleTick name="isAdmin" label={t('userForm.admin')} />}
      </FormGroup>
    </FormControl>
  );
}

function RoleTick({ name, label }: { name: string; label: string }) {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox name={name} checked={value} onChange={onChange} onBlur={onBlur} />}
    />
  );
}
