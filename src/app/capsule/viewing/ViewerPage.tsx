import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { StateExportHost } from '@/app/state/exporting/StateExportHost';
import { LiveBanner } from '@/app/state/live/LiveBanner';
import { carryOver } from '@/app/state/live/carriedState';
import type { Live } from '@/app/state/live/startLive';
import { addressOfState } from '@/app/state/opening/addressOfState';
import type { OpenedState } from '@/app/state/opening/openFile';
import { themeIn } from '@/app/theme';
import { currentLocale } from '@/i18n/locale';
import { useFileDrop } from '@/images/UploadArea';
import { Notifications } from '@/ui/Notifications';
import { Page } from '@/ui/Page';
import { pageNonce } from '@/ui/nonce';
import { ScreensOfContext } from '@/ui/stateContexts';
import { ChooseFile } from './ChooseFile';
import { OpenedCapsule } from './OpenedCapsule';
import { RefusedFile } from './RefusedFile';
import type { Begun } from './begin';
import { type Opening, useOpening } from './useOpening';

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

/** Says what a capsule and a state are, and takes one of either, whichever was asked for. */
function StartPage({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const isForStates = new URLSearchParams(window.location.search).has('state');
  const texts = [t('capsuleViewer.what'), t('capsuleViewer.states')];
  if (isForStates) texts.reverse();
  return (
    <Box component="main" sx={{ height: '100%', overflowY: 'auto' }}>
      <Page title={t(isForStates ? 'capsuleViewer.titleOfState' : 'capsuleViewer.title')}>
        <Stack spacing={3} sx={{ alignItems: 'flex-start', maxWidth: '65ch' }}>
          {texts.map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
          <RefusedFile opening={opening} />
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
            <ChooseFile opening={opening} />
            <Typography variant="body2" color="textSecondary" role="status">
              {t(opening.isReading ? 'capsuleViewer.reading' : 'capsuleViewer.drop')}
            </Typography>
          </Stack>
          <Link href="/" sx={{ display: 'inline-block', minHeight: 24 }}>
            {t('capsuleViewer.back')}
          </Link>
        </Stack>
      </Page>
    </Box>
  );
}

interface LiveAppProps {
  live: Live;
  opened: OpenedState;
  opening: Opening;
  /** Leaves this page for another of the app. */
  leaveFor: (address: string, before: () => void) => void;
}

/** The whole app over a saved state: everything can be pressed, nothing is sent. */
function LiveApp({ live, opened, opening, leaveFor }: LiveAppProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const within = useMemo(() => dialogsWithin(frame), [frame]);
  const goOn = () => {
    const state = live.store.getState();
    leaveFor(addressOfState(state), () => carryOver(state));
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <LiveBanner opened={opened} opening={opening} unsentCalls={live.unsentCalls} onGoOn={goOn} />
      <Box
        ref={setFrame}
        // Moved by nothing: whatever has a fixed place on the page then has it in here.
        sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden', transform: 'translateZ(0)' }}
      >
        <Box sx={{ height: '100%', overflow: 'auto' }}>
          {frame && (
            <ThemeProvider theme={within}>
              <ScreensOfContext value="live">
                <Provider store={live.store}>
                  <Notifications>
                    <StateExportHost>
                      <RouterProvider router={live.router} />
                    </StateExportHost>
                  </Notifications>
                </Provider>
              </ScreensOfContext>
            </ThemeProvider>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Dialogs open in this place and leave the focus free, so that the way out beside it can always be reached. */
function dialogsWithin(container: HTMLElement | null): (outer: Theme) => Theme {
  return (outer) => ({
    ...outer,
    components: { ...outer.components, MuiModal: { defaultProps: { container, disableEnforceFocus: true } } },
  });
}
