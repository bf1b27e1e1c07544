import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { currentLocale } from '../../../i18n/locale';
import { useFileDrop } from '../../../modal/imagePicker/useFileDrop';
import { pageNonce } from '../../../ui/nonce';
import { LiveApp } from '../../state/live/LiveApp';
import { themeIn } from '../../theme';
import type { Begun } from './begin';
import { OpenedCapsule } from './OpenedCapsule';
import { StartPage } from './StartPage';
import { useOpening } from './useOpening';

interface ViewerPageProps {
  first: Begun | null;
  /** Leaves this page for another of the app; what comes before that finds the world as it is. */
  leaveFor: (address: string, before: () => void) => void;
}

/**
 * Opens capsules and states, one after another, chosen or dropped anywhere; a file that is refused leaves the one that is
 * open.
 */
export function ViewerPage({ first, leaveFor }: ViewerPageProps) {
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce() }));
  const opening = useOpening(first);
  const locale = currentLocale();
  const theme = useMemo(() => themeIn(locale), [locale]);
  const { opened, number } = opening;
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
          {opened === null && <StartPage opening={opening} />}
          {opened && 'capsule' in opened && <OpenedCapsule key={number} opened={opened.capsule} opening={opening} />}
          {opened && 'live' in opened && (
            <LiveApp key={number} live={opened.live} opened={opened.state} opening={opening} leaveFor={leaveFor} />
          )}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
