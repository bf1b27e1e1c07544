import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { dialogHidden, selectOpenDialog, type WithModal } from '@/modal/modalSlice';
import { useIsReplayed } from '@/ui/stateContexts';
import { drawerToggled, menuClosed, selectIsDrawerOpen, selectMenu, type WithShell } from '@/ui/shellSlice';

const DIALOGS = ['palette', 'shortcuts'] as const;

/**
 * Closes the menus and dialogs of the header when another page is opened, such as by Back; those of a page close with it. A
 * component of its own, because it is rendered with every address.
 */
export function ClosedOverlays() {
  const store = useStore<WithShell & WithModal>();
  const isReplayed = useIsReplayed();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isReplayed) return undefined;
    return () => {
      const state = store.getState();
      if (selectMenu(state)) store.dispatch(menuClosed());
      if (selectIsDrawerOpen(state)) store.dispatch(drawerToggled(false));
      for (const kind of DIALOGS) {
        const open = selectOpenDialog(state, kind);
        if (open && open.signal !== 'HIDE') store.dispatch(dialogHidden(kind));
      }
    };
  }, [isReplayed, store, pathname]);
  return null;
}
