import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Golfclub } from '../../../contract/golfclub';
import { FormDialog } from '../../modal/FormDialog';
import { Notice } from '../../ui/Notice';
import { StaleVersions } from '../../ui/StaleVersions';
import { GolfclubFields } from './GolfclubFields';
import { emptyGolfclub, formOf, golfclubFields, golfclubSchema, type GolfclubValues } from './golfclubForm';
import { useSaveGolfclub } from './useSaveGolfclub';

interface GolfclubFormProps {
  open: boolean;
  /** Null for a new one. */
  club: Golfclub | null;
  onClose: () => void;
}

/** Creates a club or changes one; a refusal stands at its field where it concerns one, and what was typed stays. */
export function GolfclubForm({ open, club, onClose }: GolfclubFormProps) {
  const { t } = useTranslation();
  const { save, overwrite, newer, takeNewer, problem } = useSaveGolfclub(club);
  const schema = golfclubSchema({
    required: (field) => t(`clubs.required.${field}`),
    tooLong: (count) => t('clubs.tooLong', { count }),
  });
  const shown = (values: GolfclubValues, field: (typeof golfclubFields)[number]) =>
    field === 'country' ? values.country && t(`clubs.countries.${values.country}`) : values[field].trim();

  return (
    <Formik
      initialValues={club ? formOf(club) : emptyGolfclub}
      validationSchema={schema}
      // What the server said about a field stays until the field is changed.
      validateOnBlur={false}
      onSubmit={save}
    >
      {(form) => (
        <FormDialog
          kind="golfclub"
          open={open}
          title={t(club ? 'clubs.editTitle' : 'clubs.createTitle')}
          submitLabel={t('clubs.save')}
          onClose={onClose}
          isHeld={newer !== null}
        >
          {problem !== null && (
            <Notice severity="error" takesFocus>
              {problem}
            </Notice>
          )}
          {newer && (
            <StaleVersions
              fields={golfclubFields.map((field) => ({
                label: t(`clubs.field.${field}`),
                mine: shown(form.values, field),
                theirs: shown(formOf(newer), field),
              }))}
              onReload={() => takeNewer(form)}
              onOverwrite={() => void overwrite(form)}
              isBusy={form.isSubmitting}
            />
          )}
          <GolfclubFields />
        </FormDialog>
      )}
    </Formik>
  );
}
