import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useDispatch } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { currentLocale } from '@/i18n/locale';
import { dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { whenIdle } from '@/ui/Deferred';
import { Notifications } from '@/ui/Notifications';
import { pageNonce } from '@/ui/nonce';
import { CapsuleOpening } from '@/ui/stateContexts';
import { useFetching } from '@/ui/useFetching';
import { useNotify } from '@/ui/useNotify';
import { locales } from '@contract/lists';
import type { AppStore } from './makeStore';
import type { makeRouter } from './router';
import { StateExportHost } from './state/exporting/StateExportHost';
import { themeIn } from './theme';

/** Everything that surrounds the pages. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // Whoever chooses another language on the way gets the library's words in it too.
  const theme = useMemo(() => themeIn(locales.find((locale) => locale === language) ?? currentLocale()), [language]);
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce() }));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <Provider store={store}>
          <Notifications>
            <CapsuleHost>
              <StateExportHost>
                <RouterProvider router={router} />
              </StateExportHost>
            </CapsuleHost>
          </Notifications>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** How long after the start the dialog's code is fetched, for the time when it may no longer be: the first page comes first. */
const QUIET_MS = 5000;

const fetchDialog = () => import(/* webpackChunkName: "capsule" */ './capsule/exporting/CapsuleDialog');

/** Surrounds the pages and shows the dialog that reports a problem over any of them, also by Ctrl+Shift+X. */
function CapsuleHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const dispatch = useDispatch();
  const { isOpen, hide } = useDialog('capsule');
  const open = useCallback(() => void dispatch(dialogShown({ kind: 'capsule' })), [dispatch]);
  const giveUp = useCallback(() => {
    hide();
    notify({ textKey: 'shell.capsule.notFetched' }, 'error');
  }, [hide, notify, t]);
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  useFetching(isOpen && code === null, fetchDialog, setCode, giveUp);

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
      callOff = whenIdle(() => void fetchDialog().catch(() => undefined));
    }, QUIET_MS);
    return () => {
      window.clearTimeout(clock);
      callOff?.();
    };
  }, []);

  return (
    <CapsuleOpening value={open}>
      {children}
      {code && isOpen && <code.CapsuleDialog onClose={hide} />}
    </CapsuleOpening>
  );
}
