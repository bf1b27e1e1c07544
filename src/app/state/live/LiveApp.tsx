import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Notifications } from '../../../ui/Notifications';
import type { Opening } from '../../capsule/viewing/useOpening';
import { StateExportHost } from '../exporting/StateExportHost';
import { addressOfState } from '../opening/addressOfState';
import type { OpenedState } from '../opening/openFile';
import { carryOver } from './carriedState';
import { LiveBanner } from './LiveBanner';
import { startLive } from './startLive';

interface LiveAppProps {
  opened: OpenedState;
  opening: Opening;
  /** Leaves this page for another of the app. */
  leaveFor: (address: string, before: () => void) => void;
}

/** The whole app over a saved state: everything can be pressed, nothing is sent. */
export function LiveApp({ opened, opening, leaveFor }: LiveAppProps) {
  const [live] = useState(() => startLive(opened));
  useEffect(() => live.stop, [live]);
  const goOn = () => {
    const state = live.store.getState();
    leaveFor(addressOfState(state), () => carryOver(state));
  };
  return (
    <Provider store={live.store}>
      <Notifications>
        <StateExportHost>
          <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
            <LiveBanner opened={opened} opening={opening} unsentCalls={live.unsentCalls} onGoOn={goOn} />
            <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
              <RouterProvider router={live.router} />
            </Box>
          </Box>
        </StateExportHost>
      </Notifications>
    </Provider>
  );
}
