import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { currentLocale } from '@/i18n/locale';
import { Notifications } from '@/ui/Notifications';
import { loadWithRetry } from '@/ui/lazyLoading';
import { pageNonce } from '@/ui/nonce';
import type { NoticeAction } from '@/ui/shellSlice';
import { ExportHost } from './ExportHost';
import type { AppStore } from './makeStore';
import type { makeRouter } from './router';
import { themeIn } from './theme';

const fetchNoticeActions = () => import(/* webpackChunkName: "notice-actions" */ './noticeActions');

const takeAction = async (store: AppStore, action: NoticeAction) => {
  const { noticeActionTaken } = await loadWithRetry(fetchNoticeActions);
  await store.dispatch(noticeActionTaken(action));
};

/** Everything that surrounds the pages. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  // Whoever chooses another language on the way gets the library's words in it too.
  useTranslation();
  const locale = currentLocale();
  const theme = useMemo(() => themeIn(locale), [locale]);
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce() }));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <Provider store={store}>
          <Notifications onAction={(action) => void takeAction(store, action)}>
            <ExportHost isLive>
              <RouterProvider router={router} />
            </ExportHost>
          </Notifications>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
