import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import type { Mapping } from '../../../../contract/mapping';
import { currentLocale } from '../../../i18n/locale';
import { useKeptDraft } from '../../../session/useKeptDraft';
import { draftName, type MappingDraft } from './mappingDraft';
import { formOf, isChanged, type MappingValues } from './mappingForm';

interface Watched {
  held: Mapping;
  isEdited: boolean;
  onTyped: (name: string, isUnsaved: boolean) => void;
}

/** Returns whether something typed into the surrounding form would be lost; as long as it would, it is kept as a draft. */
export function useUnsavedMapping({ held, isEdited, onTyped }: Watched): boolean {
  const { values } = useFormikContext<MappingValues>();
  const isUnsaved = isEdited && isChanged(values, formOf(held, currentLocale()));
  const draft = useMemo<MappingDraft | null>(
    () => (isUnsaved ? { mapping: held, values } : null),
    [isUnsaved, held, values],
  );
  useKeptDraft(draftName(held.id), draft);
  useEffect(() => {
    onTyped(draftName(held.id), isUnsaved);
    return () => onTyped(draftName(held.id), false);
  }, [held.id, isUnsaved, onTyped]);
  return isUnsaved;
}
