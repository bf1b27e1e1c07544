import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { browserSettings } from '@/api/address';
import type { LoginSession } from '@/session/loginSession';
import { selectSession } from '@/session/sessionSlice';
import { StateExporting } from '@/ui/stateContexts';
import { useNotify } from '@/ui/useNotify';
import type { StateExport } from '@contract/lists';

/** In the same file as the dialog that reports a problem, which is fetched early: both must open without a network. */
const fetchDialog = () => import(/* webpackChunkName: "capsule" */ './StateDialog');

/**
 * Surrounds the pages and shows the dialog that exports the Redux state over any of them, also by Ctrl+Shift+E, for those
 * who may. That it is open is no part of the state.
 */
export function StateExportHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const mayExport = useMayExport();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  const open = useCallback(() => {
    fetchDialog().then(
      ({ StateDialog }) => setDialog(() => StateDialog),
      () => notify({ textKey: 'shell.state.notFetched' }, 'error'),
    );
  }, [notify, t]);

  useEffect(() => {
    if (!mayExport) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      open();
    };
    // Before any dialog can keep the key to itself.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [mayExport, open]);

  return (
    <StateExporting value={mayExport ? open : null}>
      {children}
      {Dialog && mayExport && <Dialog onClose={() => setDialog(null)} />}
    </StateExporting>
  );
}

const isStaff = (session: LoginSession | null): boolean =>
  session !== null && session.roles.some((role) => role === 'ADMIN' || role === 'PRO');

const allowed: Record<StateExport, (session: LoginSession | null) => boolean> = {
  everyone: () => true,
  staff: isStaff,
  off: () => false,
};

/** Returns whether the server's setting lets whoever is here export the Redux state. */
function useMayExport(): boolean {
  const session = useSelector(selectSession);
  return allowed[browserSettings().stateExport](session);
}
