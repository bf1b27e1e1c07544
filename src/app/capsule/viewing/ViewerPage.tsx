import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { currentLocale } from '../../../i18n/locale';
import { useFileDrop } from '../../../modal/imagePicker/useFileDrop';
import { pageNonce } from '../../../ui/nonce';
import { themeIn } from '../../theme';
import type { openCapsule } from './openCapsule';
import { OpenedCapsule } from './OpenedCapsule';
import { StartPage } from './StartPage';
import { useOpening } from './useOpening';

/** Opens capsules, one after another, chosen or dropped anywhere; a file that is refused leaves the one that is open. */
export function ViewerPage({ first }: { first: Awaited<ReturnType<typeof openCapsule>> | null }) {
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce() }));
  const opening = useOpening(first);
  const locale = currentLocale();
  const theme = useMemo(() => themeIn(locale), [locale]);
  const { isDraggedOver, dropTarget } = useFileDrop(([file]) => file && void opening.open(file));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <Box
          {...dropTarget}
          sx={{
            height: '100dvh',
            outlineOffset: -4,
            outline: isDraggedOver ? '4px dashed var(--mui-palette-secondary-main)' : 'none',
          }}
        >
          {opening.opened ? (
            <OpenedCapsule key={opening.number} opened={opening.opened} opening={opening} />
          ) : (
            <StartPage opening={opening} />
          )}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
