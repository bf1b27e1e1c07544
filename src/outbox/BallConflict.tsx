import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ConflictingBall, PlayerData } from '../../contract/training';
import { showTime } from '../i18n/dates';
import { currentLocale } from '../i18n/locale';
import { personName } from '../i18n/personName';
import type { BallEntry } from './entries';
import { discardEntry, overwriteBall, useOutboxDispatch } from './recording';
import { useBallText } from './useBallText';

interface BallConflictProps {
  entry: BallEntry;
  other: ConflictingBall;
  session: PlayerData | undefined;
  onSettled: () => void;
}

/** Two people recorded the same ball: both values, whose the other is, and the choice between them. */
export function BallConflict({ entry, other, session, onSettled }: BallConflictProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const { pointsText, ballText } = useBallText();
  const ball = ballText(entry, session);
  const [mine, theirs] = [pointsText(entry.points), pointsText(other.points)];
  const time = showTime(other.recordedAt, currentLocale());
  const choices = [
    {
      label: t('outbox.mine', { points: mine }),
      variant: 'contained',
      choose: () => dispatch(overwriteBall(entry.key)),
    },
    {
      label: t('outbox.theirs', { points: theirs }),
      variant: 'outlined',
      choose: () => dispatch(discardEntry(entry.key)),
    },
  ] as const;
  return (
    <Stack spacing={1}>
      <Typography>
        {t(other.points === null ? 'outbox.conflictBack' : 'outbox.conflict', {
          ball,
          mine,
          theirs,
          who: personName(other.recordedBy),
          time,
        })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {choices.map(({ label, variant, choose }) => (
          <Button
            key={variant}
            variant={variant}
            aria-label={t('outbox.of', { action: label, ball })}
            onClick={() => void choose().then(onSettled)}
            sx={{ minHeight: 64 }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
