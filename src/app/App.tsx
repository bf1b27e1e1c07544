import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { currentLocale } from '../i18n/locale';
import { pageNonce } from '../ui/nonce';
import { Notifications } from '../ui/Notifications';
import { CapsuleHost } from './capsule/CapsuleHost';
import type { AppStore } from './makeStore';
import type { makeRouter } from './router';
import { StateExportHost } from './state/exporting/StateExportHost';
import { themeIn } from './theme';

/** Everything that surrounds the pages. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  const [theme] = useState(() => themeIn(currentLocale()));
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
