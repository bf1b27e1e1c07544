import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogKind, DialogOf } from './dialog';
import { dialogHidden, selectOpenDialog, type WithModal } from './modalSlice';

/**
 * Returns whether a dialog of this kind is open, and which one; while it closes, `isOpen` is already false and
 * `dialog` still says what its content is about.
 */
export function useDialog<Kind extends DialogKind>(
  kind: Kind,
): { isOpen: boolean; dialog: DialogOf<Kind> | null; hide: () => void } {
  const dispatch = useDispatch();
  const open = useSelector((state: WithModal) => selectOpenDialog(state, kind));
  const hide = useCallback(() => dispatch(dialogHidden(kind)), [dispatch, kind]);
  const dialog = (open?.dialog ?? null) as DialogOf<Kind> | null;
  return { isOpen: open !== undefined && open.signal !== 'HIDE', dialog, hide };
}
