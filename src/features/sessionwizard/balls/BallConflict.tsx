import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { personName } from '../../../i18n/personName';
import { otherBallOf, type Recording } from './recordingQueue';
import type { Recordings } from './useRecordings';

type BallConflictProps = { recording: Recording } & Pick<Recordings, 'keepMine' | 'giveUp'>;

/** Two people recorded the same ball: both values, whose the other is, and the choice between them. */
export function BallConflict({ recording, keepMine, giveUp }: BallConflictProps) {
  const { t } = useTranslation();
  const other = otherBallOf(recording);
  if (!other) return null;
  const time = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(new Date(other.recordedAt));
  const points = (count: number | null) =>
    count === null ? t('wizard.unsent.takenBack') : t('wizard.balls.points', { count });
  return (
    <Stack spacing={1}>
      <Typography>
        {t('wizard.unsent.conflict', {
          number: recording.index + 1,
          mine: points(recording.points),
          theirs: points(other.points),
          who: personName(other.recordedBy),
          time,
        })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => keepMine(recording)} sx={{ minHeight: 64 }}>
          {t('wizard.unsent.mine', { points: points(recording.points) })}
        </Button>
        <Button variant="outlined" onClick={() => giveUp(recording)} sx={{ minHeight: 64 }}>
          {t('wizard.unsent.theirs', { points: points(other.points) })}
        </Button>
      </Stack>
    </Stack>
  );
}
