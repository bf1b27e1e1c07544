import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { Banner } from './Banner';
import type { Opened } from './openCapsule';
import { Stage } from './Stage';
import { TimelinePanel } from './timeline/TimelinePanel';
import { useTravel } from './timeline/useTravel';
import type { Opening } from './useOpening';

/** A capsule from top to bottom: what it is, the screens, and the timeline that moves them. */
export function OpenedCapsule({ opened, opening }: { opened: Opened; opening: Opening }) {
  const travel = useTravel(opened);
  const { isDark } = opened.capsule.viewport;
  const { setMode } = useColorScheme();
  // As the reporter saw it; the choice is gone with the page.
  useEffect(() => setMode(isDark ? 'dark' : 'light'), [isDark, setMode]);
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Banner opened={opened} opening={opening} step={travel.step} />
      <Stage screens={travel.screens} />
      <TimelinePanel opened={opened} travel={travel} />
    </Box>
  );
}
