import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { genders } from '../../../../contract/lists';
import type { Member } from '../../../../contract/member';
import { currentLocale } from '../../../i18n/locale';
import { showHandicap } from '../../../i18n/numbers';
import { Field } from '../../../ui/Field';
import { Notice } from '../../../ui/Notice';
import { GolfclubField } from './GolfclubField';
import { HandicapField } from './HandicapField';
import { PasswordInput } from './PasswordInput';
import { RoleTicks } from './RoleTicks';
import { hasHandicap, NEW_HANDICAP, type UserValues } from './userForm';

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** The fields of specification §2; what depends on the roles comes and goes with their ticks. */
export function UserFields({ member }: { member: Member | null }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<UserValues>();
  const isNew = member === null;
  return (
    <Box sx={twoColumns}>
      {/* These are somebody else's data: the browser has nothing to fill in. */}
      <Field name="name" label={t('userForm.name')} required autoFocus autoComplete="off" />
      <Field name="surname" label={t('userForm.surname')} required autoComplete="off" />
      <Field name="email" label={t('userForm.email')} required inputMode="email" autoComplete="off" />
      <Field
        name="username"
        label={t('userForm.username')}
        {...(isNew ? {} : { helper: t('userForm.usernameFixed') })}
        required={isNew}
        disabled={!isNew}
        autoComplete="off"
      />
      <PasswordInput isNew={isNew} />
      <GolfclubField attached={member?.golfclub.name ?? null} />
      <Field
        name="dateOfBirth"
        label={t('userForm.dateOfBirth')}
        placeholder={t('fields.date')}
        inputMode="decimal"
        autoComplete="off"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <GenderField />
      <RoleTicks />
      {hasHandicap(values) ? <HandicapField /> : <UnsavedHandicap saved={member?.handicap ?? null} />}
      {values.isPro && (
        <>
          <Field name="phone" label={t('userForm.phone')} required inputMode="tel" autoComplete="off" />
          <Field name="mobile" label={t('userForm.mobile')} required inputMode="tel" autoComplete="off" />
        </>
      )}
    </Box>
  );
}

function GenderField() {
  const { t } = useTranslation();
  return (
    <Field
      name="gender"
      label={t('userForm.gender.label')}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('userForm.gender.none')}</MenuItem>
      {genders.map((gender) => (
        <MenuItem key={gender} value={gender}>
          {t(`userForm.gender.${gender}`)}
        </MenuItem>
      ))}
    </Field>
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
      {t('userForm.handicapNotSaved', { handicap })}
      {saved !== null && ` ${t('userForm.handicapStays', { handicap: before })}`}
    </Notice>
  );
}
