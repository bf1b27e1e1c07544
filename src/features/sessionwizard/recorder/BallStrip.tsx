import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BallCell } from './BallCell';
import type { RecorderRow } from './rows';

interface BallStripProps {
  row: RecorderRow;
  /** The index of the ball that is entered next. */
  selected: number | null;
  /** Another device has recorded the selected one meanwhile. */
  isTaken?: boolean;
  onPick: (playerDataId: string, index: number) => void;
}

/** The balls of one player session, read-only unless it is open; scrolls to the selected one. */
export function BallStrip({ row, selected, isTaken = false, onPick }: BallStripProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const byIndex = new Map(row.balls.map((ball) => [ball.index, ball]));
  useEffect(() => {
    const cell = selected === null ? undefined : strip.current?.children[selected];
    if (!strip.current || !(cell instanceof HTMLElement)) return;
    strip.current.scrollLeft = cell.offsetLeft - (strip.current.clientWidth - cell.clientWidth) / 2;
    if (strip.current.contains(document.activeElement)) cell.focus({ preventScroll: true });
  }, [selected]);
  return (
    <Box
      ref={strip}
      role="group"
      aria-label={t('wizard.balls.strip')}
      // Without enabled buttons in it, the keyboard could not scroll it.
      {...(row.isOpen ? {} : { tabIndex: 0 })}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', position: 'relative', p: 0.5 }}
    >
      {Array.from({ length: row.length }, (_none, index) => (
        <BallCell
          key={index}
          playerDataId={row.playerDataId}
          index={index}
          points={byIndex.get(index)?.points ?? null}
          state={isTaken && index === selected ? 'taken' : (byIndex.get(index)?.state ?? null)}
          helper={byIndex.get(index)?.helper}
          isSelected={index === selected}
          onPick={row.isOpen ? onPick : undefined}
        />
      ))}
    </Box>
  );
}
