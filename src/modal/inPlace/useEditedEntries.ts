import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { readDraft } from '../../session/drafts';
import { useSession } from '../../session/useSession';
import type { editFlags } from '../editFlags';
import { draftName } from './typing';
import { useStillEdited } from './useStillEdited';

type EditFlags = ReturnType<typeof editFlags>['actions'];

interface Editing {
  kind: string;
  /** The ids of the entries in edit mode. */
  edited: readonly string[];
  actions: Pick<EditFlags, 'editingBegun' | 'allEditingEnded'>;
}

/**
 * Returns the entries to show: those read, and those in edit mode that somebody else deleted meanwhile, so that what is
 * typed stays. Entries that hold a draft from before a reload are opened for editing; leaving the page ends all editing.
 */
export function useEditedEntries<Entry extends { id: string }>(
  entries: readonly Entry[] | undefined,
  { kind, edited, actions: { editingBegun, allEditingEnded } }: Editing,
): readonly Entry[] {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const isRead = entries !== undefined;
  useEffect(() => {
    for (const { id } of entries ?? []) {
      if (readDraft(userId, draftName(kind, id)) !== undefined) dispatch(editingBegun(id));
    }
    // A draft that is given up later must not open again whenever the list is read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch, allEditingEnded]);
  return useStillEdited(entries, edited);
}
