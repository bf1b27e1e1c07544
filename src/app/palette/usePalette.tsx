import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { selectLapsed } from '@/session/sessionSlice';
import { useFetching } from '@/ui/useFetching';
import { useNotify } from '@/ui/useNotify';
import { limits } from '@contract/limits';
import type { PaletteDialogsProps } from './PaletteDialogs';

type PaletteDialog = PaletteDialogsProps['dialog'];

const fetchDialogs = () => import(/* webpackChunkName: "palette" */ './PaletteDialogs');

/**
 * Returns how the palette is opened, which Ctrl+K does too, and its dialog, or the overview of shortcuts, which `?` opens.
 * While the session has lapsed, nothing comes before the sign-in.
 */
export function usePalette(onSignOut: () => void): { open: () => void; dialog: ReactNode } {
  const notify = useNotify();
  const isLapsed = useSelector(selectLapsed);
  const dispatch = useDispatch();
  const { isOpen: isPaletteOpen, hide: hidePalette } = useDialog('palette');
  const { isOpen: areShortcutsOpen, hide: hideShortcuts } = useDialog('shortcuts');
  const visible: PaletteDialog | null = areShortcutsOpen ? 'shortcuts' : isPaletteOpen ? 'palette' : null;
  const close = useCallback(() => {
    if (isPaletteOpen) hidePalette();
    if (areShortcutsOpen) hideShortcuts();
  }, [isPaletteOpen, areShortcutsOpen, hidePalette, hideShortcuts]);
  const giveUp = useCallback(() => {
    close();
    notify({ textKey: 'shell.palette.notFetched' }, 'error');
  }, [close, notify]);
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchDialogs>> | null>(null);
  const isFetching = visible !== null && !isLapsed && code === null;
  useFetching(isFetching, fetchDialogs, setCode, giveUp);
  const [typedEarly, setTypedEarly] = useState('');

  const show = useCallback(
    (kind: PaletteDialog) => {
      // The one that is open gives the focus back before the other remembers where it was.
      flushSync(close);
      setTypedEarly('');
      dispatch(dialogShown({ kind }));
    },
    [close, dispatch],
  );

  useEffect(() => {
    if (isLapsed) return undefined;
    const listenFirst = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (visible === 'palette') close();
      else show('palette');
    };
    const listenLast = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || visible !== null || !opensShortcuts(event)) return;
      event.preventDefault();
      show('shortcuts');
    };
    // Before any dialog or field can keep the first to itself; after any of them took the other.
    window.addEventListener('keydown', listenFirst, true);
    window.addEventListener('keydown', listenLast);
    return () => {
      window.removeEventListener('keydown', listenFirst, true);
      window.removeEventListener('keydown', listenLast);
    };
  }, [close, isLapsed, show, visible]);

  useEffect(() => {
    if (!isFetching || visible !== 'palette') return undefined;
    // Nothing behind the palette that is on its way may take the keys.
    const keepForPalette = (event: KeyboardEvent) => {
      const { key } = event;
      // AltGr, by which @ is typed on German keyboards, counts as Ctrl and Alt on Windows.
      const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
      if (isCommand || /^F\d+$/.test(key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') close();
      else if (key === 'Backspace') setTypedEarly((typed) => typed.slice(0, -1));
      else if (key.length === 1) setTypedEarly((typed) => (typed + key).slice(0, limits.search));
    };
    window.addEventListener('keydown', keepForPalette, true);
    return () => window.removeEventListener('keydown', keepForPalette, true);
  }, [close, isFetching, visible]);

  const dialog = code && visible && !isLapsed && (
    <code.PaletteDialogs
      dialog={visible}
      typedEarly={typedEarly}
      onClose={close}
      onShortcuts={() => show('shortcuts')}
      onSignOut={onSignOut}
    />
  );
  return { open: () => show('palette'), dialog };
}

/** Returns whether these keys open the palette. */
const opensPalette = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !shiftKey && !altKey && key.toLowerCase() === 'k';

/** Returns whether these keys open the overview of shortcuts; in a field they are a question mark. */
const opensShortcuts = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !takesText(target);

const withoutText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target instanceof HTMLElement && target.closest('textarea, select, [contenteditable]') !== null;
}
