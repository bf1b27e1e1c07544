import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BallTile } from './BallTile';
import type { ShownBall } from './shownBalls';

interface BallStripProps {
  balls: readonly ShownBall[];
  length: number;
  /** The index of the ball that is entered next. */
  selected: number | null;
  /** Without it the strip is for reading. */
  onPick?: (index: number) => void;
}

/** The balls 1 to n with their points and states; the selected one is kept in sight. */
export function BallStrip({ balls, length, selected, onPick }: BallStripProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const byIndex = new Map(balls.map((ball) => [ball.index, ball]));
  useEffect(() => {
    const tile = selected === null ? undefined : strip.current?.children[selected];
    if (!strip.current || !(tile instanceof HTMLElement)) return;
    strip.current.scrollLeft = tile.offsetLeft - (strip.current.clientWidth - tile.clientWidth) / 2;
    if (strip.current.contains(document.activeElement)) tile.focus({ preventScroll: true });
  }, [selected]);
  return (
    <Box
      ref={strip}
      role="group"
      aria-label={t('wizard.balls.strip')}
      // Without buttons in it, the keyboard could not move it to the side.
      {...(onPick ? {} : { tabIndex: 0 })}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', position: 'relative', p: 0.5 }}
    >
      {Array.from({ length }, (_none, index) => (
        <BallTile
          key={index}
          index={index}
          points={byIndex.get(index)?.points ?? null}
          state={byIndex.get(index)?.state ?? null}
          isSelected={index === selected}
          {...(onPick ? { onPick } : {})}
        />
      ))}
    </Box>
  );
}
