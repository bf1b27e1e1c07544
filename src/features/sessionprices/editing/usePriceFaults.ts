import type { FormikErrors } from 'formik';
import { useTranslation } from 'react-i18next';
import { longest, type PriceValues } from './priceForm';

/** Returns what checks a price before it is sent. */
export function usePriceFaults(): (values: PriceValues) => FormikErrors<PriceValues> {
  const { t } = useTranslation();
  return (values) => {
    const faults: FormikErrors<PriceValues> = {};
    for (const field of ['name', 'description'] as const) {
      // Counted as the server counts, where an emoji is one character.
      const isTooLong = Array.from(values[field].trim()).length > longest[field];
      if (isTooLong) faults[field] = t('prizes.tooLong', { count: longest[field] });
    }
    if (values.name.trim() === '') faults.name = t('prizes.unnamed');
    return faults;
  };
}
