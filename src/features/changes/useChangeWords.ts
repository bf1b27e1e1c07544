import { useTranslation } from 'react-i18next';
import type { Change, ChangedField } from '../../../contract/change';
import { countries, genders, roles } from '../../../contract/lists';
import { showShortDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { showHandicap } from '../../i18n/numbers';

type Action = Change['action'];

/** Returns what puts one field of an entry into words. */
export function useChangeWords() {
  const { t } = useTranslation();
  const locale = currentLocale();

  /** A field that a newer server records keeps its name. */
  const fieldName = (action: Action, field: string): string =>
    action.startsWith('golfclub.')
      ? t(`clubs.field.${field}` as 'clubs.field.name', { defaultValue: field })
      : t(`changes.field.${field}` as 'changes.field.name', { defaultValue: field });

  const role = (name: string) => {
    const known = roles.find((each) => each === name);
    return known ? t(`users.role.${known}`) : name;
  };
  const value = (field: string, recorded: string): string => {
    if (field === 'roles') return recorded.split(', ').map(role).join(', ');
    if (field === 'plannedDate') return showShortDate(recorded, locale);
    if (field === 'handicap') return showHandicap(Number(recorded), locale);
    const country = field === 'country' && countries.find((each) => each === recorded);
    if (country) return t(`clubs.countries.${country}`);
    const gender = field === 'gender' && genders.find((each) => each === recorded);
    return gender ? t(`changes.gender.${gender}`) : recorded;
  };

  return {
    fieldName,
    /** What the field was and is; where the person was deleted, only that it is no longer known. */
    values: (action: Action, { field, before, after }: ChangedField): string => {
      const isErased = !before && !after;
      if (isErased) return t('changes.erased');
      if (before && action.endsWith('.deleted')) return value(field, before);
      const [was, is] = [before, after].map((recorded) => (recorded ? value(field, recorded) : t('changes.empty')));
      // Of what is new it goes without saying that there was nothing before.
      return action.endsWith('.created') ? `${is}` : t('changes.fromTo', { was, is });
    },
  };
}
