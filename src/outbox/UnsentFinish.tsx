import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import type { PlayerData } from '@contract/training';
import { useBallText } from './UnsentBall';
import { isUndecided, type FinishEntry } from './entries';
import { discardEntry, sendAgain } from './decisions';
import { useOutboxDispatch } from './recording';

interface UnsentFinishProps {
  entry: FinishEntry;
  /** The name of the training. */
  training: string;
  session: PlayerData | undefined;
  onSettled: () => void;
}

/** A training or player session that is finished behind its balls; it can be called off. */
export function UnsentFinish({ entry, training, session, onSettled }: UnsentFinishProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const problemText = useProblemText();
  const players = useBallText().playersText(session);
  const name = entry.playerDataId === null ? training : players;
  return (
    <Stack spacing={1}>
      <Typography>
        {entry.playerDataId === null ? t('outbox.finish.training') : t('outbox.finish.session', { players })}
      </Typography>
      {isUndecided(entry) && (
        <Typography color="error">{t('outbox.finish.refused', { reason: problemText(entry.failure) })}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isUndecided(entry) && (
          <Button
            variant="outlined"
            aria-label={t('outbox.of', { action: t('outbox.again'), ball: name })}
            onClick={() => void dispatch(sendAgain(entry.key)).then(onSettled)}
            sx={{ minHeight: 44 }}
          >
            {t('outbox.again')}
          </Button>
        )}
        <Button
          disabled={entry.state === 'sending'}
          aria-label={t('outbox.finish.callOffOf', { name })}
          onClick={() => void dispatch(discardEntry(entry.key)).then(onSettled)}
          sx={{ minHeight: 44 }}
        >
          {t('outbox.finish.callOff')}
        </Button>
      </Stack>
    </Stack>
  );
}
