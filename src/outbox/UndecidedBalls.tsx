import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerData } from '../../contract/training';
import { ClosedElsewhere } from './ClosedElsewhere';
import { isUndecided, type BallEntry } from './entries';
import { UnsentBall } from './UnsentBall';

/** What the server has refused of one player session, with what can be done about it; nothing while all goes well. */
export function UndecidedBalls({ session, unsent }: { session: PlayerData; unsent: readonly BallEntry[] }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLParagraphElement>(null);
  const undecided = unsent.filter(isUndecided);
  if (undecided.length === 0) return null;
  const onSettled = () => heading.current?.focus();
  return (
    <Stack role="alert" spacing={2} sx={{ border: 2, borderColor: 'error.main', borderRadius: 1, p: 1.5 }}>
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {t('outbox.title')}
      </Typography>
      <ClosedElsewhere balls={undecided} session={session} onSettled={onSettled} />
      {undecided.map((entry) => (
        <UnsentBall key={entry.key} shownIn="page" entry={entry} session={session} onSettled={onSettled} />
      ))}
    </Stack>
  );
}
