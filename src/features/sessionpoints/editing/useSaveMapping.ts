import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '../../../../contract/mapping';
import { useUpdateMappingMutation } from '../../../api/mapping';
import { currentLocale } from '../../../i18n/locale';
import { refusalOf } from '../../../ui/failure';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { editedMapping, formOf, type MappingValues } from './mappingForm';

const rowField = /^mapping\.(\d+)\.(handicapDifference|points)$/;

/**
 * Returns what saves a mapping as it is typed. Where somebody else saved it meanwhile, `newer` is the mapping as it is
 * now, to be taken or overwritten; `problem` is what concerns no field.
 */
export function useSaveMapping(id: string, onSaved: (mapping: Mapping) => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [update] = useUpdateMappingMutation();
  const [newer, setNewer] = useState<Mapping | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (
    values: MappingValues,
    version: number,
    { setFieldError, resetForm }: Pick<FormikHelpers<MappingValues>, 'setFieldError' | 'resetForm'>,
  ) => {
    setProblem(null);
    const answer = await update(editedMapping(values, id, version));
    if (answer.error === undefined) {
      setNewer(null);
      notify(t('points.saved', { name: answer.data.name }));
      // As it is written by the server: sorted, and `1,0` as `1`.
      resetForm({ values: formOf(answer.data, currentLocale()) });
      onSaved(answer.data);
      return;
    }
    const refusal = refusalOf(answer.error);
    if (refusal?.code === 'stale') {
      setNewer(refusal.current as Mapping);
      return;
    }
    const faults = Object.entries(fieldErrorsOf(answer.error)).map(([path, text]) => ({ field: fieldOf(path), text }));
    for (const { field, text } of faults) if (field) setFieldError(field, text);
    if (!faults.some(({ field }) => field !== null)) setProblem(problemText(answer.error));
  };

  const forget = () => {
    setNewer(null);
    setProblem(null);
  };
  return { save, newer, problem, forget };
}

/** Returns the field of the form that the server means; null where there is none. */
function fieldOf(path: string): string | null {
  if (path === 'name') return path;
  const [, index, part] = rowField.exec(path) ?? [];
  if (index === undefined) return null;
  return `rows.${index}.${part === 'points' ? 'points' : 'difference'}`;
}
