import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ExportHost } from '@/app/ExportHost';
import { Banner, type Opening } from '@/app/capsule/viewing/Banner';
import { shortJson } from '@/capsule/shortJson';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { Notifications } from '@/ui/Notifications';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import { RenderModeContext } from '@/ui/stateContexts';
import type { OpenedState } from '../opening/openFile';
import { storeTransferredState } from './transferredState';
import { addressIn, type AppInstance } from './startSavedState';

interface SavedStateAppProps {
  instance: AppInstance;
  opened: OpenedState;
  opening: Opening;
  /** Leaves this page for another of the app; what comes before that finds the world as it is. */
  leaveFor: (address: string, before: () => void) => void;
}

/** The whole app over a saved state: everything can be pressed, nothing is sent. */
export function SavedStateApp({ instance, opened, opening, leaveFor }: SavedStateAppProps) {
  const { t } = useTranslation();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const within = useMemo(() => dialogsWithin(frame), [frame]);
  const calls = useSyncExternalStore(instance.unsentCalls.subscribe, instance.unsentCalls.all);
  const [last] = calls;
  const { name, origin } = opened;
  const goOn = () => {
    const state = instance.store.getState();
    leaveFor(addressIn({ ...state }), () => storeTransferredState(state));
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Banner
        label={t('liveState.label')}
        title={t('liveState.notLive')}
        subtitle={
          origin.savedAt === null
            ? name
            : t('liveState.savedAt', {
                name,
                at: showInstant(origin.savedAt, currentLocale()),
                version: origin.app?.version,
              })
        }
        app={origin.app}
        opening={opening}
        more={
          last && {
            label: t('liveState.unsent', { count: last.number }),
            content: (id) => <UnsentList id={id} calls={calls} />,
          }
        }
        buttons={
          <Button size="small" variant="outlined" color="inherit" onClick={goOn}>
            {t('liveState.goOn')}
          </Button>
        }
      />
      <Box role="status" sx={visuallyHidden}>
        {last && t('liveState.lastUnsent', { method: last.method, path: last.path })}
      </Box>
      <Box
        ref={setFrame}
        // Moved by nothing: whatever has a fixed place on the page then has it in here.
        sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden', transform: 'translateZ(0)' }}
      >
        <Box sx={{ height: '100%', overflow: 'auto' }}>
          {frame && (
            <ThemeProvider theme={within}>
              <RenderModeContext value="live">
                <Provider store={instance.store}>
                  <Notifications>
                    <ExportHost isLive={false}>
                      <RouterProvider router={instance.router} />
                    </ExportHost>
                  </Notifications>
                </Provider>
              </RenderModeContext>
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

/** Of a body no more is shown. */
const MOST_CHARACTERS = 2_000;

/** The calls that were not sent, the last one first: what each would have asked of the server. */
function UnsentList({ id, calls }: { id: string; calls: ReturnType<AppInstance['unsentCalls']['all']> }) {
  const { t } = useTranslation();
  return (
    <Box component="ol" id={id} reversed aria-label={t('liveState.list')} sx={{ m: 0, mt: 1, pl: 4 }}>
      {calls.map(({ number, method, path, body }) => (
        <Typography key={number} component="li" value={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="code">{`${method} ${path}`}</Box>
          {body === null && <span>{` (${t('liveState.hiddenBody')})`}</span>}
          {body !== null && body !== undefined && (
            <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {shortJson(body, { most: MOST_CHARACTERS, indented: true })}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}
