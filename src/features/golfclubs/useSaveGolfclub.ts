import type { FormikHelpers, FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Golfclub } from '../../../contract/golfclub';
import { useCreateGolfclubMutation, useUpdateGolfclubMutation } from '../../api/golfclub';
import { newerVersionOf } from '../../ui/failure';
import { fieldErrorsOf, useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';
import { editedGolfclub, formOf, golfclubFields, newGolfclub, type GolfclubValues } from './golfclubForm';

/**
 * Returns what saves the form of this club, or of a new one. Where somebody else saved it meanwhile, `newer` is the club
 * as it is now, to be taken over or overwritten; `problem` is what concerns no field.
 */
export function useSaveGolfclub(club: Golfclub | null) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [create] = useCreateGolfclubMutation();
  const [update] = useUpdateGolfclubMutation();
  /** The version that what is typed replaces. */
  const basis = useRef(club?.version ?? 0);
  const [newer, setNewer] = useState<Golfclub | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (values: GolfclubValues, { setErrors }: FormikHelpers<GolfclubValues>) => {
    setProblem(null);
    const answer = club ? await update(editedGolfclub(values, basis.current)) : await create(newGolfclub(values));
    if (answer.error === undefined) {
      notify(t(club ? 'clubs.saved' : 'clubs.created', { name: answer.data.name }));
      return;
    }
    const current = club && newerVersionOf(answer.error, club);
    setNewer(current);
    if (current) return;
    const errors = Object.entries(fieldErrorsOf(answer.error));
    const atFields = errors.filter(([field]) => golfclubFields.some((shown) => shown === field));
    setErrors(Object.fromEntries(atFields));
    if (atFields.length === 0) setProblem(problemText(answer.error));
  };

  return {
    newer,
    problem,
    save,
    overwrite: (form: FormikProps<GolfclubValues>) => {
      basis.current = newer?.version ?? basis.current;
      return form.submitForm();
    },
    takeNewer: (form: FormikProps<GolfclubValues>) => {
      if (!newer) return;
      basis.current = newer.version;
      form.resetForm({ values: formOf(newer) });
      setNewer(null);
    },
  };
}
