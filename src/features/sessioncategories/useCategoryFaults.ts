import type { FormikErrors } from 'formik';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale';
import { categoryFields, isUnnamed, longest, type CategoryValues } from './categoryForm';

/** Returns what checks the texts of the current locale before they are sent. */
export function useCategoryFaults(): (values: CategoryValues) => FormikErrors<CategoryValues> {
  const { t } = useTranslation();
  return (values) => {
    const locale = currentLocale();
    const faults: FormikErrors<CategoryValues> = {};
    for (const field of categoryFields) {
      // Counted as the server counts, where an emoji is one character.
      const isTooLong = Array.from(values[field][locale].trim()).length > longest[field];
      if (isTooLong) faults[field] = { [locale]: t('categories.tooLong', { count: longest[field] }) };
    }
    if (isUnnamed(values)) faults.name = { [locale]: t('categories.unnamed') };
    return faults;
  };
}
