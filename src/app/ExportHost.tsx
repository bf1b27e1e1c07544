import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { browserSettings } from '@/api/address';
import { dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import type { LoginSession } from '@/session/loginSession';
import { selectSession } from '@/session/sessionSlice';
import { whenIdle } from '@/ui/Deferred';
import { OpenReportContext, OpenStateExportContext } from '@/ui/stateContexts';
import { useFetching } from '@/ui/useFetching';
import { useNotify } from '@/ui/useNotify';
import type { StateExport } from '@contract/lists';
import { isStaff } from '@contract/rights';

const fetchDialogs = async () => {
  const [{ CapsuleDialog }, { StateDialog }] = await Promise.all([
    import(/* webpackChunkName: "capsule" */ './capsule/exporting/CapsuleDialog'),
    import(/* webpackChunkName: "capsule" */ './capsule/exporting/StateDialog'),
  ]);
  return { CapsuleDialog, StateDialog };
};

/** Milliseconds after the start at which the code of the dialogs is fetched, so that they open without a network. */
const QUIET_MS = 5000;

interface ExportHostProps {
  children: ReactNode;
  /** Whether this is the app itself, of which problems can be reported, and no saved state. */
  isLive: boolean;
}

/**
 * Surrounds the pages and shows over any of them the dialogs that report a problem (Ctrl+Shift+X) and, for those who may,
 * export the Redux state (Ctrl+Shift+E). That the latter is open is no part of the state.
 */
export function ExportHost({ children, isLive }: ExportHostProps) {
  const notify = useNotify();
  const dispatch = useDispatch();
  const mayExport = useMayExport();
  const { isOpen, hide } = useDialog('capsule');
  const isReporting = isLive && isOpen;
  const [isExporting, setExporting] = useState(false);
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof fetchDialogs>> | null>(null);

  const report = useCallback(() => void dispatch(dialogShown({ kind: 'capsule' })), [dispatch]);
  const exportState = useCallback(() => setExporting(true), []);
  const giveUp = useCallback(() => {
    setExporting(false);
    hide();
    notify({ textKey: 'shell.capsule.notFetched' }, 'error');
  }, [hide, notify]);
  useFetching((isReporting || isExporting) && dialogs === null, fetchDialogs, setDialogs, giveUp);
  useShortcut('x', isLive ? report : null);
  useShortcut('e', mayExport ? exportState : null);

  useEffect(() => {
    if (!isLive) return undefined;
    let callOff: (() => void) | null = null;
    const clock = window.setTimeout(() => {
      callOff = whenIdle(() => void fetchDialogs().catch(() => undefined));
    }, QUIET_MS);
    return () => {
      window.clearTimeout(clock);
      callOff?.();
    };
  }, [isLive]);

  return (
    <OpenReportContext value={isLive ? report : null}>
      <OpenStateExportContext value={mayExport ? exportState : null}>
        {children}
        {dialogs && isReporting && <dialogs.CapsuleDialog onClose={hide} />}
        {dialogs && isExporting && mayExport && <dialogs.StateDialog onClose={() => setExporting(false)} />}
      </OpenStateExportContext>
    </OpenReportContext>
  );
}

/** Calls back on Ctrl+Shift and this letter; null: nothing does. */
function useShortcut(letter: string, onPressed: (() => void) | null): void {
  useEffect(() => {
    if (!onPressed) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      onPressed();
    };
    // Before any dialog can keep the key to itself.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [letter, onPressed]);
}

const allowed: Record<StateExport, (session: LoginSession | null) => boolean> = {
  everyone: () => true,
  staff: (session) => session !== null && isStaff(session.roles),
  off: () => false,
};

/** Returns whether the server's setting lets whoever is here export the Redux state. */
function useMayExport(): boolean {
  const session = useSelector(selectSession);
  return allowed[browserSettings().stateExport](session);
}
