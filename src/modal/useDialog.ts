import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogHidden, selectDialog, selectIsOpen, type Dialog } from './modalSlice';

type DialogOf<Kind extends Dialog['kind']> = Extract<Dialog, { kind: Kind }>;

/**
 * Returns whether a dialog of this kind is open, and which one; while it closes, `isOpen` is already false and
 * `dialog` still says what its content is about.
 */
export function useDialog<Kind extends Dialog['kind']>(
  kind: Kind,
): { isOpen: boolean; dialog: DialogOf<Kind> | null; hide: () => void } {
  const dispatch = useDispatch();
  const shown = useSelector(selectDialog);
  const isOpen = useSelector(selectIsOpen);
  const hide = useCallback(() => dispatch(dialogHidden()), [dispatch]);
  const dialog = shown?.kind === kind ? (shown as DialogOf<Kind>) : null;
  return { isOpen: isOpen && dialog !== null, dialog, hide };
}
