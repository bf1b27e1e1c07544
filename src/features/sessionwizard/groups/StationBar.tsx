import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '@/ui/Keycap';
import type { ScheduledTraining } from '@contract/training';
import { stationKeys } from '../recorder/keyAction';
import { LANDSCAPE_PHONE, useSwipe, useTap } from '../recorder/touch';
import type { Entry } from '../recorder/useEntry';
import { StationMenu } from './StationMenu';
import { groupsOf } from './groupsOf';
import { useStation } from './useStation';
import { useStationOptions } from './useStationOptions';

/** What the recorder does for its stations; both drop what was typed for the ball that is left. */
export interface StationActions {
  /** Goes to the next or the previous one. */
  goToStation: (steps: 1 | -1) => void;
  leaveBall: () => void;
}

/** Returns these actions of an entry, the same ones at every render. */
export function useStationActions({ act, setTyped }: Entry): StationActions {
  return useMemo(
    () => ({
      goToStation: (steps) => act({ does: 'station', steps }),
      leaveBall: () => setTyped(''),
    }),
    [act, setTyped],
  );
}

interface StationBarProps {
  training: ScheduledTraining;
  actions: StationActions;
}

/** Which group of which running training is recorded; a key, a swipe or the menu goes to another one. */
export function StationBar({ training, actions: { goToStation, leaveBall } }: StationBarProps) {
  const { t } = useTranslation();
  const station = useStation(training);
  const stationOptions = useStationOptions(training, station);
  const tap = useTap();
  const bar = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(goToStation);
  if (stationOptions.options.length < 2 && groupsOf(training).length === 0) return null;
  const turn = { minWidth: 56, minHeight: 56, px: 0 };
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={t('groups.recorder.label')}
      {...swipe}
      sx={{
        display: 'flex',
        flex: '1 1 320px',
        minWidth: 0,
        alignItems: 'stretch',
        touchAction: 'pan-y',
        // Below the title and the view, which leave it no room beside them.
        [LANDSCAPE_PHONE]: { flexBasis: '100%', order: 1 },
      }}
    >
      <Button
        variant="outlined"
        aria-label={t('groups.recorder.previous')}
        aria-keyshortcuts={stationKeys.previous}
        {...tap('previousStation', () => goToStation(-1))}
        sx={turn}
      >
        <ChevronLeftIcon />
        <KeyHint keys={[stationKeys.previous]} />
      </Button>
      <StationMenu
        {...{ training, station, stationOptions }}
        onChoose={leaveBall}
        // What had the focus may be gone.
        onClosed={() => bar.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })}
      />
      <Button
        variant="outlined"
        aria-label={t('groups.recorder.next')}
        aria-keyshortcuts={stationKeys.next}
        {...tap('nextStation', () => goToStation(1))}
        sx={turn}
      >
        <ChevronRightIcon />
        <KeyHint keys={[stationKeys.next]} />
      </Button>
    </Box>
  );
}
