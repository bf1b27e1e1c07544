import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
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

/**
 * Returns whether the dialog of this kind is on the screen that is about exactly this, whether it is open, and how it is
 * hidden. It is hidden too when the part of the screen goes that it belongs to.
 */
export function useDialogOf<Kind extends DialogKind>(
  kind: Kind,
  about: Omit<DialogOf<Kind>, 'kind'>,
): { isOpen: boolean; isVisible: boolean; hide: () => void } {
  const store = useStore<WithModal>();
  const { isOpen, dialog, hide } = useDialog(kind);
  const requested = JSON.stringify(Object.entries(about));
  useEffect(
    () => () => {
      // That of another part stays.
      if (isAbout(selectOpenDialog(store.getState(), kind)?.dialog, requested)) hide();
    },
    [store, kind, requested, hide],
  );
  const isVisible = isAbout(dialog, requested);
  return { isOpen: isOpen && isVisible, isVisible, hide };
}

function isAbout(dialog: object | null | undefined, requested: string): boolean {
  const shown = new Map<string, unknown>(Object.entries(dialog ?? {}));
  return (
    dialog != null && (JSON.parse(requested) as [string, unknown][]).every(([name, value]) => shown.get(name) === value)
  );
}
