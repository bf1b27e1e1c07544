import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { handicapLimits, reasonText } from '../../../ui/reasonText';
import { schemaFaults } from '../../../ui/schemaFaults';
import type { UserValues } from './userForm';
import { userSchema, type UserFault } from './userRules';

type Faults = Partial<Record<keyof UserValues, string>>;

/**
 * Returns how the form is checked, and how it is told what the server refused: that stays at its field until the
 * field is changed or the form is sent again.
 */
export function useUserFaults(isNew: boolean) {
  const { t } = useTranslation();
  const refused = useRef<{ values: UserValues; faults: Faults } | null>(null);
  return useMemo(() => {
    const say = (fault: UserFault): string => {
      if (fault === 'passwordTooShort' || fault === 'minusTyped') {
        return t(`userForm.wrong.${fault}`);
      }
      return reasonText(t, fault, handicapLimits);
    };
    const check = (values: UserValues): Faults => {
      const own = schemaFaults(values, userSchema(say, { isNew, locale: currentLocale(), today: todayHere() }));
      return { ...standing(refused.current, values), ...own };
    };
    return {
      check,
      refuse: (values: UserValues, faults: Faults) => {
        refused.current = { values, faults };
      },
      sendAgain: () => {
        refused.current = null;
      },
    };
  }, [t, isNew]);
}

function standing(refused: { values: UserValues; faults: Faults } | null, values: UserValues): Faults {
  if (!refused) return {};
  const unchanged = Object.entries(refused.faults).filter(([name]) => {
    const field = name as keyof UserValues;
    return refused.values[field] === values[field];
  });
  return Object.fromEntries(unchanged);
}
