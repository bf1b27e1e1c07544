import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '../../../../contract/mapping';
import {
  useAddMappingItemMutation,
  useRemoveMappingItemMutation,
  useUpdateMappingMutation,
} from '../../../api/mapping';
import { currentLocale } from '../../../i18n/locale';
import { refusalOf } from '../../../ui/failure';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { changedItem } from './changedItem';
import { editedMapping, formOf, type MappingValues } from './mappingForm';

const rowField = /^mapping\.(\d+)\.(handicapDifference|points)$/;

/**
 * Returns what saves a mapping as it is typed over the stored one: one row more or less by the call of that item, all else
 * as a whole. Where somebody else saved it meanwhile, `newer` is the mapping as it is
 * now, to be taken or overwritten; `problem` is what concerns no field.
 */
export function useSaveMapping(id: string, onSaved: (mapping: Mapping) => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [update] = useUpdateMappingMutation();
  const [addItem] = useAddMappingItemMutation();
  const [removeItem] = useRemoveMappingItemMutation();
  const [newer, setNewer] = useState<Mapping | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = (values: MappingValues, stored: Mapping) => {
    const item = changedItem(values, stored);
    if (item === null) return update(editedMapping(values, id, stored.version));
    return 'added' in item ? addItem(item.added) : removeItem(item.removed);
  };
  const save = async (
    values: MappingValues,
    stored: Mapping,
    { setFieldError, resetForm }: Pick<FormikHelpers<MappingValues>, 'setFieldError' | 'resetForm'>,
  ) => {
    setProblem(null);
    const answer = await send(values, stored);
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
