import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLapsed } from '../../session/sessionSlice';
import { useNotify } from '../../ui/useNotify';
import type { PaletteDialogsProps } from './PaletteDialogs';
import { opensPalette, opensShortcuts } from './pressed';

type Shown = PaletteDialogsProps['shown'];

const fetchDialogs = () => import(/* webpackChunkName: "palette" */ './PaletteDialogs');

/**
 * Returns how the palette is opened, which Ctrl+K does too, and its dialog, or the overview of shortcuts, which `?` opens.
 * What is open is no part of the recorded state. While the session has lapsed, nothing comes before the sign-in.
 */
export function usePalette(onSignOut: () => void): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation();
  const notify = useNotify();
  const isLapsed = useSelector(selectLapsed);
  const [shown, setShown] = useState<Shown | null>(null);
  const [Dialogs, setDialogs] = useState<ComponentType<PaletteDialogsProps> | null>(null);
  const close = useCallback(() => setShown(null), []);

  const show = useCallback(
    (which: Shown) => {
      // The one that is open gives the focus back before the other remembers where it was.
      flushSync(close);
      fetchDialogs().then(
        ({ PaletteDialogs }) => {
          setDialogs(() => PaletteDialogs);
          setShown(which);
        },
        () => notify(t('shell.palette.notFetched'), 'error'),
      );
    },
    [close, notify, t],
  );

  useEffect(() => {
    if (isLapsed) return undefined;
    const listenFirst = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (shown === 'palette') close();
      else show('palette');
    };
    const listenLast = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || shown !== null || !opensShortcuts(event)) return;
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
  }, [close, isLapsed, show, shown]);

  const dialog = Dialogs && shown && !isLapsed && (
    <Dialogs shown={shown} onClose={close} onShortcuts={() => show('shortcuts')} onSignOut={onSignOut} />
  );
  return { open: () => show('palette'), dialog };
}
