import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { RunningResult } from '../balls/RunningResult';
import { GridLegend } from './GridLegend';
import { coveredByHeads, GridHead, rowWidth } from './GridParts';
import { GridRow } from './GridRow';
import { nextInRow, type Place } from './places';
import type { RecordingRow } from './recordingRows';
import type { RecordingState } from './useRecording';

interface AllPlayersProps {
  training: ScheduledTraining;
  recording: RecordingState;
  row: RecordingRow;
  place: Place;
}

/** All players below each other with their balls side by side; the chosen ball is kept in sight. */
export function AllPlayers({ training, recording, row, place }: AllPlayersProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const { rows, choose } = recording;
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const pick = useCallback(
    (playerDataId: string, index: number) => choose({ playerDataId, index, isPicked: true }),
    [choose],
  );
  const pickPlayer = useCallback(
    (one: RecordingRow) => choose({ playerDataId: one.playerDataId, index: nextInRow(one), isPicked: false }),
    [choose],
  );
  useEffect(() => {
    const cell = area.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (area.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  }, [place.playerDataId, place.index]);
  return (
    <Stack spacing={1} sx={{ height: '100%' }}>
      <Box
        ref={area}
        sx={{
          overflow: 'auto',
          minHeight: { xs: 'min(276px, 40dvh)', sm: 140 },
          flexShrink: 1,
          scrollPadding: coveredByHeads,
        }}
      >
        <Box role="table" aria-label={t('recording.grid.label')} sx={{ width: rowWidth(columns) }}>
          <GridHead role="row">
            <div role="columnheader">{t('recording.players')}</div>
            <div role="columnheader">{t('recording.grid.total')}</div>
            {Array.from({ length: columns }, (_none, index) => (
              <div key={index} role="columnheader" aria-label={t('wizard.balls.ball', { number: index + 1 })}>
                {index + 1}
              </div>
            ))}
          </GridHead>
          {rows.map((one) => (
            <GridRow
              key={one.playerDataId}
              row={one}
              selected={one === row ? place.index : null}
              isChosen={one === row}
              onPick={pick}
              onPickPlayer={pickPlayer}
            />
          ))}
        </Box>
      </Box>
      <RunningResult training={training} session={row.session} balls={row.balls} opens="inDialog" />
      <GridLegend />
    </Stack>
  );
}
