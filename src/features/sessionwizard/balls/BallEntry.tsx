import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { BallStrip } from './BallStrip';
import { NumberEntry } from './NumberEntry';
import { ScoringButtons } from './ScoringButtons';
import type { ShownBall } from './shownBalls';
import { useBallEntry } from './useBallEntry';

interface BallEntryProps {
  training: ScheduledTraining;
  balls: readonly ShownBall[];
  onRecord: (index: number, points: number) => Promise<void>;
  panel: RefObject<HTMLElement | null>;
}

/** Entering balls: by one button per scoring item where a regular training has them, else by number. */
export function BallEntry(props: BallEntryProps) {
  const { t } = useTranslation();
  const { selected, length, scoring, record, pick } = useBallEntry(props);
  return (
    <>
      <BallStrip balls={props.balls} length={length} selected={selected} onPick={pick} />
      {selected === null && <Typography role="status">{t('wizard.balls.allRecorded')}</Typography>}
      {selected !== null && scoring.length > 0 && (
        <>
          <ScoringButtons index={selected} scoring={scoring} onScore={record} />
          <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {t('wizard.balls.keys')}
          </Typography>
        </>
      )}
      {selected !== null && scoring.length === 0 && <NumberEntry index={selected} onEnter={record} />}
    </>
  );
}
