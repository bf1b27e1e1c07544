import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Mapping } from '../../../../contract/mapping';
import { useSession } from '../../../session/useSession';
import { editingBegun, editingEnded, selectEdited } from '../editedMappings';
import { dropMappingDraft, mappingDraftOf } from './mappingDraft';

/**
 * Returns whether a mapping is in edit mode and the version that is shown: the newest while it is read, and while it is
 * edited the one that editing began with. What was typed before the page was loaded again is taken up as `draft`.
 */
export function useMappingEdit(newest: Mapping) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const { id } = newest;
  const isFlagged = useSelector(selectEdited).includes(id);
  const [draft, setDraft] = useState(() => mappingDraftOf(userId, id));
  const [held, setHeld] = useState(draft?.mapping ?? newest);
  const isEdited = isFlagged || draft !== null;

  // What was just saved may be newer than the list.
  if (!isEdited && newest.version > held.version) setHeld(newest);

  useEffect(() => {
    if (draft) dispatch(editingBegun(id));
  }, [dispatch, draft, id]);

  return {
    isEdited,
    held,
    draft,
    begin: () => void dispatch(editingBegun(id)),
    /** Goes on from this version without what was typed. */
    startAnew: (from: Mapping) => {
      setDraft(null);
      setHeld(from);
    },
    end: (shown: Mapping) => {
      setDraft(null);
      setHeld(shown);
      dropMappingDraft(userId, id);
      dispatch(editingEnded(id));
    },
  };
}
