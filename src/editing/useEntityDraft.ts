import { useEffect, useMemo, useState } from 'react';
import { dropDraft, storeDraft } from '@/session/drafts';
import { useSession } from '@/session/sessionSlice';
import type { EditedEntity } from '@/ui/forms/formsSlice';
import { readEntityDraft, storedValues } from './entityDraft';

interface DraftOptions<Values> {
  formKey: string;
  /** Fields that a draft never stores, such as passwords. */
  unstored: readonly (keyof Values)[];
  /** Whether there is a draft at all. */
  hasDraft: boolean;
}

/** Returns the draft of this entity as it was found when the form came; null if there is none. */
export function useRestoredDraft<Base extends EditedEntity | null, Values extends object>(
  { formKey, unstored, hasDraft }: DraftOptions<Values>,
  entity: Base,
  valuesOf: (entity: Base) => Values,
) {
  const { id: userId } = useSession();
  const [draft] = useState(() => {
    const read = hasDraft ? readEntityDraft<Base, Values>(userId, formKey, valuesOf(entity), unstored) : null;
    return read && read.base?.id === entity?.id ? read : null;
  });
  return draft;
}

interface Typed<Base, Values> {
  base: Base;
  values: Values;
  saved: Values;
  isUnsaved: boolean;
}

/** Stores what is typed as long as it is unsaved and a draft may hold it. Returns a function that drops the draft. */
export function useStoredDraft<Base, Values extends object>(
  { formKey, unstored, hasDraft }: DraftOptions<Values>,
  { base, values, saved, isUnsaved }: Typed<Base, Values>,
): () => void {
  const { id: userId } = useSession();
  const isStored =
    hasDraft &&
    isUnsaved &&
    (unstored.length === 0 || differs(storedValues(values, unstored), storedValues(saved, unstored)));
  const unsaved = useMemo(() => (isStored ? { base, values } : null), [isStored, base, values]);
  useEffect(() => {
    if (unsaved) storeDraft(userId, formKey, { ...unsaved, values: storedValues(unsaved.values, unstored) });
    else if (hasDraft) dropDraft(userId, formKey);
  }, [hasDraft, userId, formKey, unsaved, unstored]);
  return () => {
    if (hasDraft) dropDraft(userId, formKey);
  };
}

/** Returns whether two values differ as JSON. */
export const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
