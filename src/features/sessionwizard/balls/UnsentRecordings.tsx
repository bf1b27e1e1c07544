import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/problem';
import { BallConflict } from './BallConflict';
import { otherBallOf, type Recording } from './recordingQueue';
import type { Recordings } from './useRecordings';

/** What could not be sent, with the reason and what can be done about it; nothing while all goes well. */
export function UnsentRecordings({ recordings }: { recordings: Recordings }) {
  const { t } = useTranslation();
  const { unsent, retry, keepMine, giveUp } = recordings;
  const stuck = unsent.filter(({ state }) => state === 'failed' || state === 'conflict');
  if (stuck.length === 0) return null;
  const isBlocked = stuck.some(({ state }) => state === 'failed');
  const behind = unsent.length - stuck.length;
  return (
    <Stack role="alert" spacing={1} sx={{ border: 2, borderColor: 'error.main', borderRadius: 1, p: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('wizard.unsent.label')}</Typography>
      {stuck.map((recording) =>
        otherBallOf(recording) ? (
          <BallConflict key={recording.key} recording={recording} keepMine={keepMine} giveUp={giveUp} />
        ) : (
          <Failed key={recording.key} recording={recording} giveUp={giveUp} />
        ),
      )}
      {behind > 0 && <Typography>{t('wizard.unsent.behind', { count: behind })}</Typography>}
      {isBlocked && (
        <Button variant="contained" onClick={retry} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
          {t('wizard.unsent.retry')}
        </Button>
      )}
    </Stack>
  );
}

function Failed({ recording, giveUp }: { recording: Recording } & Pick<Recordings, 'giveUp'>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const number = recording.index + 1;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ flex: '1 1 220px' }}>
        {t('wizard.unsent.failed', {
          number,
          points: t('wizard.balls.points', { count: recording.points }),
          reason: problemText(recording.failure),
        })}
      </Typography>
      <Button
        color="error"
        aria-label={t('wizard.unsent.giveUpOf', { number })}
        onClick={() => giveUp(recording)}
        sx={{ minHeight: 44 }}
      >
        {t('wizard.unsent.giveUp')}
      </Button>
    </Stack>
  );
}
