import { getIn, setIn, type FormikErrors } from 'formik';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrainingType } from '../../../../contract/lists';
import { currentLocale } from '../../../i18n/locale';
import { reasonText, type FieldLimits } from '../../../ui/reasonText';
import { schemaFaults } from '../../../ui/schemaFaults';
import type { TemplateValues } from './templateForm';
import { templateSchema, type TemplateFault } from './templateRules';

/** What is wrong, by the path of the field. */
export type Faults = Readonly<Record<string, string>>;

/**
 * Returns how the form is checked, and how it is told what the server refused: that stays at its field until the
 * field is changed or the form is sent again.
 */
export function useTemplateFaults(type: TrainingType) {
  const { t } = useTranslation();
  const refused = useRef<{ values: TemplateValues; faults: Faults } | null>(null);
  return useMemo(() => {
    const say = (fault: TemplateFault, limits: FieldLimits): string =>
      fault === 'minusTyped' ? t('userForm.wrong.minusTyped') : reasonText(t, fault, limits);
    return {
      check: (values: TemplateValues): FormikErrors<TemplateValues> => {
        const own = schemaFaults(values, templateSchema(values, say, { type, locale: currentLocale() }));
        return byField({ ...standing(refused.current, values), ...own });
      },
      refuse: (values: TemplateValues, faults: Faults) => {
        refused.current = { values, faults };
      },
      sendAgain: () => {
        refused.current = null;
      },
    };
  }, [t, type]);
}

/** Returns faults by path as Formik nests them. */
export function byField(faults: Faults): FormikErrors<TemplateValues> {
  let errors: FormikErrors<TemplateValues> = {};
  for (const [path, text] of Object.entries(faults)) errors = setIn(errors, path, text) as FormikErrors<TemplateValues>;
  return errors;
}

function standing(refused: { values: TemplateValues; faults: Faults } | null, values: TemplateValues): Faults {
  if (!refused) return {};
  const unchanged = Object.entries(refused.faults).filter(
    ([path]) => (getIn(refused.values, path) as unknown) === (getIn(values, path) as unknown),
  );
  return Object.fromEntries(unchanged);
}
