import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { useSession } from '@/session/sessionSlice';
import { BirthdayField } from '@/ui/fields/BirthdayField';
import { Field } from '@/ui/fields/Field';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/fields/Select';
import { useTypedField } from '@/ui/fields/typedText';
import { genders } from '@contract/lists';
import type { Member } from '@contract/member';
import { isRequiredText } from '@contract/memberFields';
import { mayGrantRole } from '@contract/rights';
import { GolfclubField } from './GolfclubField';
import { PasswordInput } from './PasswordInput';
import { stepHandicap } from './stepHandicap';
import { everybodysTexts, hasHandicap, isShown, NEW_HANDICAP, phones, type UserValues } from './userForm';

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** The fields of specification §2; what depends on the roles comes and goes with their ticks. */
export function UserFields({ member }: { member: Member | null }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<UserValues>();
  const isNew = member === null;
  const fixedUsername = { required: false, disabled: true, helper: t('userForm.usernameFixed') };
  return (
    <Box sx={twoColumns}>
      {/* These are somebody else's data: the browser has nothing to fill in. */}
      {everybodysTexts.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`users.${field}`)}
          required={isRequiredText(field)}
          autoComplete="off"
          {...(field === 'name' && { autoFocus: true })}
          {...(field === 'email' && { inputMode: 'email' })}
          {...(field === 'username' && !isNew && fixedUsername)}
        />
      ))}
      <PasswordInput member={member} />
      <GolfclubField attached={member?.golfclub.name ?? null} />
      <BirthdayField name="dateOfBirth" label={t('users.dateOfBirth')} />
      <GenderField />
      <RoleTicks />
      {hasHandicap(values) ? <MemberHandicapField /> : <UnsavedHandicap saved={member?.handicap ?? null} />}
      {phones
        .filter((field) => isShown(field, values))
        .map((field) => (
          <Field key={field} name={field} label={t(`users.${field}`)} required inputMode="tel" autoComplete="off" />
        ))}
    </Box>
  );
}

function GenderField() {
  const { t } = useTranslation();
  return (
    <SelectField
      name="gender"
      label={t('users.gender')}
      control="user/gender"
      options={[
        { value: '', label: t('userForm.noGender') },
        ...genders.map((gender) => ({ value: gender, label: t(`users.genders.${gender}`) })),
      ]}
    />
  );
}

/** Says what becomes of a handicap that was typed before a tick hid its field; `saved` is null for a new user. */
function UnsavedHandicap({ saved }: { saved: number | null }) {
  const { t } = useTranslation();
  const { handicap } = useFormikContext<UserValues>().values;
  const before = saved === null ? NEW_HANDICAP : showHandicap(saved, currentLocale());
  if (handicap.trim() === '' || handicap === before) return null;
  return (
    <Notice>
      <span>{t('userForm.handicapNotSaved', { handicap })}</span>{' '}
      {saved !== null && <span>{t('userForm.handicapStays', { handicap: before })}</span>}
    </Notice>
  );
}

/** The roles that staff may give: Pro, and Admin by admins alone. */
function RoleTicks() {
  const { t } = useTranslation();
  const mayTickAdmin = mayGrantRole(useSession().roles, 'ADMIN');
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{t('users.roles')}</FormLabel>
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

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A handicap with comma or point; it says how a plus is read, and asks what a German minus is meant to be. */
function MemberHandicapField() {
  const { t } = useTranslation();
  const [field, { wrong }, { setValue }] = useTypedField('handicap');
  const locale = currentLocale();
  const read = readHandicap(field.value, locale);
  const formatted = 'reason' in read ? null : showHandicap(read.handicap, locale);
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
        label={t('users.handicap')}
        onKeyDown={step}
        error={wrong !== undefined}
        helperText={
          wrong ?? (isPlus ? t('userForm.plusHandicap', { handicap: formatted }) : t('userForm.handicapHelp'))
        }
        // Phones' number pads have no plus.
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
      />
      {isMinus && formatted !== null && (
        <Button size="small" onClick={() => void setValue(formatted)}>
          <span>{t('userForm.confirmPlus', { handicap: formatted })}</span>
        </Button>
      )}
    </div>
  );
}
