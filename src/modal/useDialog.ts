import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

interface DialogOptions {
  /**
   * False in a row of a grid, which becomes a card and back with the width of the window: the part around the grid hides it.
   */
  hidesOnUnmount?: boolean;
}

/**
 * As `useDialog`, for a dialog that belongs to this part of the screen: it is hidden when the part goes, such as by the
 * browser's Back, since nobody has answered. Where several parts show one, `isHere` says of which it is. `hide` hides the
 * dialog of this render and none that was opened since, so that a late answer may call it.
 */
export function useDialogHere<Kind extends DialogKind>(
  kind: Kind,
  isHere: (dialog: DialogOf<Kind>) => boolean = () => true,
  { hidesOnUnmount = true }: DialogOptions = {},
): { isOpen: boolean; dialog: DialogOf<Kind> | null; hide: () => void } {
  const store = useStore<WithModal>();
  const { isOpen, dialog } = useDialog(kind);
  const latest = useRef(isHere);
  useLayoutEffect(() => {
    latest.current = isHere;
  });
  useEffect(
    () => () => {
      const open = hidesOnUnmount && selectOpenDialog(store.getState(), kind);
      if (open && latest.current(open.dialog as DialogOf<Kind>)) store.dispatch(dialogHidden(kind));
    },
    [store, kind, hidesOnUnmount],
  );
  const hide = useCallback(() => {
    if (selectOpenDialog(store.getState(), kind)?.dialog === dialog) store.dispatch(dialogHidden(kind));
  }, [store, kind, dialog]);
  return { isOpen: useOpenOnceMounted(isOpen && dialog !== null && isHere(dialog)), dialog, hide };
}

/** As `useDialogHere`, for the dialog about exactly this; `isVisible` also while it closes. */
export function useDialogOf<Kind extends DialogKind>(
  kind: Kind,
  about: Omit<DialogOf<Kind>, 'kind'>,
  options?: DialogOptions,
): { isOpen: boolean; isVisible: boolean; hide: () => void } {
  const isAbout = (dialog: DialogOf<Kind>) => {
    const shown = new Map<string, unknown>(Object.entries(dialog));
    return Object.entries(about).every(([name, value]) => shown.get(name) === value);
  };
  const { isOpen, dialog, hide } = useDialogHere(kind, isAbout, options);
  return { isOpen, isVisible: dialog !== null && isAbout(dialog), hide };
}

/**
 * Returns whether a dialog is open, not before the effects of the first render: what leaves the screen with that render hides
 * its dialogs only then. The library's modal never goes away if it is closed before its transition is there.
 */
function useOpenOnceMounted(isOpen: boolean): boolean {
  const [canOpen, setCanOpen] = useState(!isOpen);
  useEffect(() => {
    setCanOpen(true);
    // A page that is kept alive comes back as at its first render.
    return () => setCanOpen(false);
  }, []);
  return isOpen && canOpen;
}

/** Returns the thing with the id, or its last version: what is shown of it must not change when it leaves the list. */
export function useLastVersion<Thing extends { id: string }>(
  id: string | null,
  things: readonly Thing[],
): Thing | null {
  const [last, setLast] = useState<Thing | null>(null);
  const found = things.find((thing) => thing.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
