import { Field as HiddenField } from 'formik';
import { useTranslation } from 'react-i18next';
import { countries } from '../../../contract/lists';
import { Field } from '../../ui/Field';

/** The fields of a club in the surrounding form (specification §2). */
export function GolfclubFields() {
  const { t } = useTranslation();
  return (
    <>
      <HiddenField type="hidden" name="id" />
      <Field name="name" label={t('clubs.field.name')} required autoFocus autoComplete="off" />
      <Field name="streetname" label={t('clubs.field.streetname')} required autoComplete="off" />
      <Field name="streetnumber" label={t('clubs.field.streetnumber')} required autoComplete="off" />
      <Field name="postalcode" label={t('clubs.field.postalcode')} required autoComplete="off" />
      <Field name="city" label={t('clubs.field.city')} required autoComplete="off" />
      <Field
        name="country"
        label={t('clubs.field.country')}
        required
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" aria-label={t('clubs.noCountry')} />
        {countries.map((country) => (
          <option key={country} value={country}>
            {t(`clubs.countries.${country}`)}
          </option>
        ))}
      </Field>
    </>
  );
}
