import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { showHandicap } from '../../../i18n/numbers';
import { Notice } from '../../../ui/Notice';
import { NEW_HANDICAP, type UserValues } from './userForm';

/** Says what becomes of a handicap that was typed before a tick hid its field; `saved` is null for a new user. */
export function UnsavedHandicap({ saved }: { saved: number | null }) {
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
