import { Field as HiddenField, FormikProvider } from 'formik';
import { useTranslation } from 'react-i18next';
import { useCreateGolfclubMutation, useUpdateGolfclubMutation } from '@/api/golfclub';
import { useChangeOnce } from '@/api/useChangeOnce';
import { FormDialog } from '@/editing/FormDialog';
import { EntityNotices } from '@/editing/InlineForm';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { schemaErrors } from '@/errors/schemaErrors';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/Select';
import { useNotify } from '@/ui/useNotify';
import type { Golfclub } from '@contract/golfclub';
import { countries } from '@contract/lists';
import {
  editedGolfclub,
  golfclubFields,
  golfclubSchema,
  newGolfclub,
  valuesOf,
  type GolfclubField,
  type GolfclubValues,
} from './golfclubForm';

interface GolfclubFormProps {
  open: boolean;
  /** Null for a new one. */
  club: Golfclub | null;
  onClose: () => void;
}

/** The dialog that creates a club or changes one. */
export function GolfclubForm({ open, club, onClose }: GolfclubFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [create] = useCreateGolfclubMutation();
  const [update] = useUpdateGolfclubMutation();
  const [changeOnce] = useChangeOnce();
  const schema = golfclubSchema({
    required: (field) => t(`clubs.required.${field}`),
    tooLong: (count) => t('clubs.tooLong', { count }),
  });
  const editing = useEntityForm<Golfclub | null, GolfclubValues>({
    formKey: 'golfclub',
    entity: club,
    hasDraft: false,
    valuesOf,
    validate: (values) => schemaErrors(values, schema),
    save: async (values, base) => {
      const answer = base
        ? await changeOnce(update, editedGolfclub(values, base.version))
        : await changeOnce(create, newGolfclub(values));
      if (answer.data) {
        notify({ textKey: base ? 'clubs.saved' : 'clubs.created', values: { name: answer.data.name } });
      }
      return answer;
    },
    newerOf: newerVersionOf,
    onEnd: onClose,
  });
  const format = (values: GolfclubValues, field: GolfclubField) =>
    field === 'country' ? values.country && t(`clubs.countries.${values.country}`) : values[field].trim();

  return (
    <FormikProvider value={editing.form}>
      <FormDialog
        kind="golfclub"
        open={open}
        title={t(club ? 'clubs.editTitle' : 'clubs.createTitle')}
        submitLabel={t('clubs.save')}
        onClose={editing.discard}
        isBlocked={editing.newer !== null}
        isChanged={editing.isUnsaved}
      >
        <EntityNotices
          editing={editing}
          versions={(mine, theirs) =>
            golfclubFields.map((field) => ({
              label: t(`clubs.field.${field}`),
              mine: format(mine, field),
              theirs: format(theirs, field),
            }))
          }
        />
        <GolfclubFields />
      </FormDialog>
    </FormikProvider>
  );
}

/** The fields of specification §2. */
function GolfclubFields() {
  const { t } = useTranslation();
  return (
    <>
      <HiddenField type="hidden" name="id" />
      <Field name="name" label={t('clubs.field.name')} required autoFocus autoComplete="off" />
      <Field name="streetname" label={t('clubs.field.streetname')} required autoComplete="off" />
      <Field name="streetnumber" label={t('clubs.field.streetnumber')} required autoComplete="off" />
      <Field name="postalcode" label={t('clubs.field.postalcode')} required autoComplete="off" />
      <Field name="city" label={t('clubs.field.city')} required autoComplete="off" />
      <SelectField
        name="country"
        label={t('clubs.field.country')}
        required
        control="golfclub/country"
        options={[
          { value: '', label: t('clubs.noCountry') },
          ...countries.map((country) => ({ value: country, label: t(`clubs.countries.${country}`) })),
        ]}
      />
    </>
  );
}
