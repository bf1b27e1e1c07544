import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedStateApp } from '@/app/state/savedState/SavedStateApp';
import { type AppInstance, startSavedState, stopSavedState } from '@/app/state/savedState/startSavedState';
import {
  type OpenedFile,
  type OpenedState,
  openFile,
  openState,
  type ReplayedCapsule,
} from '@/app/state/opening/openFile';
import { themeIn } from '@/app/theme';
import type { FileError } from '@/capsule/fileError';
import { currentLocale } from '@/i18n/locale';
import { useFileDrop } from '@/images/UploadArea';
import { Page } from '@/ui/Page';
import { pageNonce } from '@/ui/nonce';
import { ChooseFile, type Opening, RefusedFile } from './Banner';
import { OpenedCapsule } from './OpenedCapsule';

interface ViewerPageProps {
  /** The file that was handed over to this page. */
  first: File | null;
  /** Leaves this page for another of the app; what comes before that finds the world as it is. */
  leaveFor: (address: string, before: () => void) => void;
}

/**
 * Opens capsules and states, one after another, chosen or dropped anywhere; a file that is refused leaves the one that is
 * open.
 */
export function ViewerPage({ first, leaveFor }: ViewerPageProps) {
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce() }));
  const { shown, show, ...opening } = useOpening(first);
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
          {shown === null && <StartPage opening={opening} />}
          {shown && 'capsule' in shown && (
            <OpenedCapsule
              key={shown.number}
              opened={shown.capsule}
              opening={opening}
              goOn={(state, name, at) => {
                const { app, locale: spoken } = shown.capsule.capsule;
                show(openState(state, { app, savedAt: at, locale: spoken }, name));
              }}
            />
          )}
          {shown && 'instance' in shown && (
            <SavedStateApp
              key={shown.number}
              instance={shown.instance}
              opened={shown.state}
              opening={opening}
              leaveFor={leaveFor}
            />
          )}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** What the page shows; the number differs for each file that is opened. */
type Shown = { number: number } & ({ capsule: ReplayedCapsule } | { state: OpenedState; instance: AppInstance });

/** Returns what is shown and how files are opened, first of all the given one. */
function useOpening(first: File | null): Opening & { shown: Shown | null; show: (opened: OpenedFile) => void } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [refused, setRefused] = useState<FileError | null>(null);
  const [isReading, setReading] = useState(false);
  const isBusy = useRef(false);

  const show = (opened: OpenedFile) => {
    setRefused('refused' in opened ? opened.refused : null);
    if ('refused' in opened) return;
    stopSavedState();
    const next =
      'capsule' in opened
        ? opened
        : { ...opened, instance: startSavedState(opened.state.state, opened.state.origin.savedAt) };
    setShown((before) => ({ ...next, number: (before?.number ?? 0) + 1 }));
  };
  const open = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReading(true);
    setRefused(null);
    const opened = await openFile(file);
    isBusy.current = false;
    setReading(false);
    show(opened);
  };
  useEffect(() => {
    if (first) void open(first);
    // Only at the beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { shown, show, isOpen: shown !== null, isReading, refused, open };
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
