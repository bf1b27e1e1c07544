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
  return { isOpen: useOpenOnceMounted(isOpen && isVisible), isVisible, hide };
}

/**
 * Returns whether the dialog of this kind is open here: where several parts of a screen show one, `isHere` says of which it is.
 * It is hidden when its part goes, such as by the browser's Back: nobody has answered.
 */
export function useIsOpenHere<Kind extends DialogKind>(
  kind: Kind,
  isHere: (dialog: DialogOf<Kind>) => boolean = () => true,
): boolean {
  const store = useStore<WithModal>();
  const { isOpen, dialog } = useDialog(kind);
  const latest = useRef(isHere);
  useLayoutEffect(() => {
    latest.current = isHere;
  });
  useEffect(
    () => () => {
      const open = selectOpenDialog(store.getState(), kind);
      if (open && latest.current(open.dialog as DialogOf<Kind>)) store.dispatch(dialogHidden(kind));
    },
    [store, kind],
  );
  return useOpenOnceMounted(isOpen && dialog !== null && isHere(dialog));
}

/**
 * Returns whether a dialog is open, not before the effects of the first render: what leaves the screen with that render hides its
 * dialogs only then. The library's modal never goes away if it is closed before its transition is there.
 */
function useOpenOnceMounted(isOpen: boolean): boolean {
  const [canOpen, setCanOpen] = useState(!isOpen);
  useEffect(() => setCanOpen(true), []);
  return isOpen && canOpen;
}

function isAbout(dialog: object | null | undefined, requested: string): boolean {
  const shown = new Map<string, unknown>(Object.entries(dialog ?? {}));
  return (
    dialog != null && (JSON.parse(requested) as [string, unknown][]).every(([name, value]) => shown.get(name) === value)
  );
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
