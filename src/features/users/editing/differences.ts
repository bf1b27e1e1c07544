import type { Locale } from '../../../../contract/lists';
import { currentLocale } from '../../../i18n/locale';
import { readHandicap, showHandicap } from '../../../i18n/numbers';
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
export type EditableField = (typeof editable)[number];

/** Returns the fields in which two versions of a user differ; how a handicap is written does not count. */
export function differingFields(one: UserValues, other: UserValues): EditableField[] {
  const locale = currentLocale();
  return editable.filter((field) => compared(one, field, locale) !== compared(other, field, locale));
}

function compared(values: UserValues, field: EditableField, locale: Locale): string | boolean {
  const value = values[field];
  if (typeof value === 'boolean') return value;
  if (field !== 'handicap') return value.trim();
  const read = readHandicap(value, locale);
  return 'reason' in read ? value : showHandicap(read.handicap, locale);
}
