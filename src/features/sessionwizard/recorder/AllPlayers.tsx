import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '@contract/training';
import { BallLegend } from './BallCell';
import { FixedCells, GridHeader, GridRow, gridScrollArea, gridWidth } from './GridRow';
import { RunningResult } from './RunningResult';
import { nextOpenBall, type Cursor } from './cursor';
import type { RecorderRow } from './rows';
import { LANDSCAPE_PHONE } from './touch';
import type { Recorder } from './useRecorder';

interface AllPlayersProps {
  training: ScheduledTraining;
  recorder: Recorder;
  row: RecorderRow;
  cursor: Cursor;
}

/** The full screen with all players below each other, their balls side by side; scrolls to the selected ball. */
export function AllPlayers({ training, recorder, row, cursor }: AllPlayersProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const { rows, select, pick } = recorder;
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const pickPlayer = useCallback(
    (one: RecorderRow) => select({ playerDataId: one.playerDataId, index: nextOpenBall(one), isPicked: false }),
    [select],
  );
  useEffect(() => {
    const cell = area.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (area.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  }, [cursor.playerDataId, cursor.index]);
  return (
    <Stack spacing={1} sx={{ height: '100%' }}>
      <Box
        ref={area}
        sx={{
          overflow: 'auto',
          minHeight: { xs: 'min(276px, 40dvh)', sm: 140 },
          // The rows have all the height below the header; what they come to is reached by scrolling.
          [LANDSCAPE_PHONE]: { minHeight: 'calc(100dvh - 84px)' },
          flexShrink: 1,
          ...gridScrollArea,
        }}
      >
        <Box role="table" aria-label={t('recording.grid.label')} sx={{ width: gridWidth(columns) }}>
          <BallNumbers columns={columns} />
          {rows.map((one) => (
            <GridRow
              key={one.playerDataId}
              row={one}
              selected={one === row ? cursor.index : null}
              isCurrent={one === row}
              isTaken={one === row && recorder.isTaken}
              onPick={pick}
              onPickPlayer={pickPlayer}
            />
          ))}
        </Box>
      </Box>
      <RunningResult training={training} session={row.session} balls={row.balls} opens="inDialog" />
      <BallLegend />
    </Stack>
  );
}

/** The head of the grid. */
const BallNumbers = memo(function BallNumbers({ columns }: { columns: number }) {
  const { t } = useTranslation();
  return (
    <GridHeader role="row">
      <FixedCells role="presentation">
        <div role="columnheader">{t('recording.players')}</div>
        <div role="columnheader">{t('recording.grid.total')}</div>
      </FixedCells>
      {Array.from({ length: columns }, (_none, index) => (
        <div key={index} role="columnheader" aria-label={t('wizard.balls.ball', { number: index + 1 })}>
          {index + 1}
        </div>
      ))}
    </GridHeader>
  );
});
