import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CapsuleOpening } from '../../ui/useCapsule';
import { useNotify } from '../../ui/useNotify';
import { whenQuiet } from '../../ui/whenQuiet';

/** How long after the start the dialog's code is fetched, for the time when it may no longer be: the first page comes first. */
const QUIET_MS = 5000;

const fetchDialog = () => import(/* webpackChunkName: "capsule" */ './exporting/CapsuleDialog');

/**
 * Surrounds the pages and shows the dialog that reports a problem over any of them, also by Ctrl+Shift+X. That it is open
 * is no part of the recorded state.
 */
export function CapsuleHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  const open = useCallback(() => {
    fetchDialog().then(
      ({ CapsuleDialog }) => setDialog(() => CapsuleDialog),
      () => notify(t('shell.capsule.notFetched'), 'error'),
    );
  }, [notify, t]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'x') return;
      event.preventDefault();
      open();
    };
    // Before any dialog can keep the key to itself.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [open]);

  useEffect(() => {
    let callOff: (() => void) | null = null;
    const clock = window.setTimeout(() => {
      callOff = whenQuiet(() => void fetchDialog().catch(() => undefined));
    }, QUIET_MS);
    return () => {
      window.clearTimeout(clock);
      callOff?.();
    };
  }, []);

  return (
    <CapsuleOpening value={open}>
      {children}
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </CapsuleOpening>
  );
}
