import { useTranslation } from 'react-i18next';
import { genders, type Locale } from '../../../../contract/lists';
import { currentLocale } from '../../../i18n/locale';
import { readHandicap, showHandicap } from '../../../i18n/numbers';
import type { FieldVersions } from '../../../ui/StaleVersions';
import type { UserValues } from './userForm';

/** What of a user can be changed by an edit, in the order of the form. */
const editable = [
  'name',
  'surname',
  'email',
  'dateOfBirth',
  'gender',
  'isPro',
  'isAdmin',
  'handicap',
  'phone',
  'mobile',
] as const satisfies readonly (keyof UserValues)[];
type EditableField = (typeof editable)[number];

/** Returns a function that puts two versions of a user beside each other where they differ. */
export function useUserVersions(): (mine: UserValues, theirs: UserValues) => FieldVersions[] {
  const { t } = useTranslation();
  const label = (field: EditableField): string => {
    if (field === 'gender') return t('userForm.gender.label');
    if (field === 'isPro') return t('userForm.pro');
    if (field === 'isAdmin') return t('userForm.admin');
    return t(`userForm.${field}`);
  };
  const shown = (field: EditableField, values: UserValues): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'userForm.ticked' : 'userForm.notTicked');
    if (field === 'gender') return t(`userForm.gender.${genders.find((one) => one === value) ?? 'none'}`);
    return value.trim();
  };
  return (mine, theirs) => {
    const locale = currentLocale();
    return editable
      .filter((field) => compared(mine, field, locale) !== compared(theirs, field, locale))
      .map((field) => ({ label: label(field), mine: shown(field, mine), theirs: shown(field, theirs) }));
  };
}

/** How a handicap is written does not count. */
function compared(values: UserValues, field: EditableField, locale: Locale): string | boolean {
  const value = values[field];
  if (typeof value === 'boolean') return value;
  if (field !== 'handicap') return value.trim();
  const read = readHandicap(value, locale);
  return 'reason' in read ? value : showHandicap(read.handicap, locale);
}
