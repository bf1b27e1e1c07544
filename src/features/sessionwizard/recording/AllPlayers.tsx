import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { RunningResult } from '../balls/RunningResult';
import { GridLegend } from './GridLegend';
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

const Table = styled('table')({
  borderCollapse: 'separate',
  borderSpacing: 4,
  // Each row is painted by itself, so that a ball has only its own painted again.
  '& tbody tr': { position: 'relative', zIndex: 0 },
  '& th': { backgroundColor: 'var(--mui-palette-background-paper)', fontWeight: 600 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
  '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, textAlign: 'left' },
  '& thead th:first-of-type': { zIndex: 3 },
});

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
      <Box ref={area} sx={{ overflow: 'auto', minHeight: 140, flexShrink: 1, scrollPadding: '48px 0 0 132px' }}>
        <Table aria-label={t('recording.grid.label')}>
          <thead>
            <tr>
              <th scope="col">{t('recording.players')}</th>
              <th scope="col">{t('recording.grid.total')}</th>
              {Array.from({ length: columns }, (_none, index) => (
                <th key={index} scope="col" aria-label={t('wizard.balls.ball', { number: index + 1 })}>
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </Table>
      </Box>
      <RunningResult training={training} session={row.session} balls={row.balls} opens="inDialog" />
      <GridLegend />
    </Stack>
  );
}
