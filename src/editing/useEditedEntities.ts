import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { readDraft } from '../session/drafts';
import { useSession } from '../session/useSession';
import type { editFlags } from './editFlags';
import { draftKeyOf } from './entityDraft';

export type EditFlagActions = Pick<ReturnType<typeof editFlags>['actions'], 'editingBegun' | 'allEditingEnded'>;

interface Editing {
  kind: string;
  /** The ids of the entities in edit mode. */
  edited: readonly string[];
  actions: EditFlagActions;
}

const none: readonly never[] = [];

/**
 * Returns the entities to show: those read and, after them and as last seen, those in edit mode that somebody else
 * deleted meanwhile, so that what is typed stays. Entities with a draft from before a reload are opened for editing;
 * leaving the page ends all editing.
 */
export function useEditedEntities<Entity extends { id: string }>(
  entities: readonly Entity[] | undefined,
  { kind, edited, actions: { editingBegun, allEditingEnded } }: Editing,
): readonly Entity[] {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const isRead = entities !== undefined;
  useEffect(() => {
    for (const { id } of entities ?? []) {
      if (readDraft(userId, draftKeyOf(kind, id)) !== undefined) dispatch(editingBegun(id));
    }
    // A draft that is discarded later must not open again whenever the list is read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch, allEditingEnded]);
  return useStillEdited(entities, edited);
}

/** Returns the entities and, after them and as last seen, those in edit mode that are no longer among them. */
function useStillEdited<Entity extends { id: string }>(
  entities: readonly Entity[] = none,
  edited: readonly string[],
): readonly Entity[] {
  const [seen, setSeen] = useState<{ entities: readonly Entity[]; gone: readonly Entity[] }>({ entities, gone: none });
  if (seen.entities !== entities) {
    const ids = new Set(entities.map(({ id }) => id));
    const gone = [...seen.entities, ...seen.gone].filter(({ id }) => edited.includes(id) && !ids.has(id));
    setSeen({ entities, gone });
  }
  return useMemo(() => {
    const gone = seen.gone.filter(({ id }) => edited.includes(id));
    return gone.length === 0 ? entities : [...entities, ...gone];
  }, [entities, seen.gone, edited]);
}
