import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { shownPoints, type RecorderRow } from './rows';
import { useTap } from './touch';
import type { Recorder } from './useRecorder';

interface TakenBallProps {
  recorder: Recorder;
  row: RecorderRow;
  index: number;
}

/**
 * Says that the ball of the cursor was recorded elsewhere meanwhile, on another device or in another tab, and leads past it.
 */
export function TakenBall({ recorder, row, index }: TakenBallProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const points = shownPoints(row, index);
  const number = index + 1;
  return (
    <>
      <Notice severity="warning">
        {points === null
          ? t('recording.taken.takenBack', { number })
          : t('recording.taken.recorded', { number, points: t('wizard.balls.points', { count: points }) })}
      </Notice>
      <Button variant="outlined" {...tap('goOn', recorder.goOn)} sx={{ minHeight: 64 }}>
        {t('recording.taken.goOn')}
      </Button>
    </>
  );
}
