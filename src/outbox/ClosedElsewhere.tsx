import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerData } from '../../contract/training';
import { Notice } from '../ui/Notice';
import { useProblemText } from '../ui/problem';
import { useNotify } from '../ui/useNotify';
import type { BallEntry } from './entries';
import { isClosedElsewhere, reopenAndSend } from './reopening';
import { useBallText } from './useBallText';
import { useOutboxDispatch } from './useOutboxDispatch';

interface ClosedElsewhereProps {
  /** Of one player session. */
  balls: readonly BallEntry[];
  session: PlayerData | undefined;
  onSettled: () => void;
}

/** Offers to reopen what somebody closed while balls of it were still waiting here; nothing where that is not so. */
export function ClosedElsewhere({ balls, session, onSettled }: ClosedElsewhereProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const notify = useNotify();
  const problemText = useProblemText();
  const { playersText } = useBallText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const closed = balls.filter(isClosedElsewhere);
  const [first] = closed;
  if (!first) return null;
  const reopen = async () => {
    setIsBusy(true);
    const error = await dispatch(reopenAndSend(first));
    setIsBusy(false);
    setProblem(error ? problemText(error) : null);
    if (error) return;
    notify(t('outbox.closed.reopened'));
    onSettled();
  };
  const label = t('outbox.closed.reopen', { count: closed.length });
  return (
    <Stack spacing={1}>
      <Typography>{t('outbox.closed.one', { players: playersText(session) })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('outbox.closed.consequence')}
      </Typography>
      {problem !== null && <Notice severity="error">{problem}</Notice>}
      <Button
        variant="contained"
        loading={isBusy}
        aria-label={t('outbox.of', { action: label, ball: playersText(session) })}
        onClick={() => void reopen()}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    </Stack>
  );
}
