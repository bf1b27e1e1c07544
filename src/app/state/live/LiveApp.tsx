import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Notifications } from '../../../ui/Notifications';
import type { Opening } from '../../capsule/viewing/useOpening';
import { StateExportHost } from '../exporting/StateExportHost';
import { addressOfState } from '../opening/addressOfState';
import type { OpenedState } from '../opening/openFile';
import { carryOver } from './carriedState';
import { LiveBanner } from './LiveBanner';
import type { Live } from './startLive';

interface LiveAppProps {
  live: Live;
  opened: OpenedState;
  opening: Opening;
  /** Leaves this page for another of the app. */
  leaveFor: (address: string, before: () => void) => void;
}

/** The whole app over a saved state: everything can be pressed, nothing is sent. */
export function LiveApp({ live, opened, opening, leaveFor }: LiveAppProps) {
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
              <Provider store={live.store}>
                <Notifications>
                  <StateExportHost>
                    <RouterProvider router={live.router} />
                  </StateExportHost>
                </Notifications>
              </Provider>
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
