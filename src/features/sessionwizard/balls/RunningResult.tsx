import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toTenths } from '../../../../contract/handicap';
import { scoreOf, scoringChain } from '../../../../contract/scoring';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { OpenedResult } from './OpenedResult';
import { useChainText } from './useChainText';

interface RunningResultProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
  /** The whole chain opens in its place, or in a dialog where there is no room for it. */
  opens: 'inPlace' | 'inDialog';
}

/**
 * The total so far and the one line from it to the league points, which opens into the whole chain; a team has one
 * result for all.
 */
export function RunningResult({ training, session, balls, opens }: RunningResultProps) {
  const { t } = useTranslation();
  const chainText = useChainText();
  const [player] = session.players;
  const handicapStarted = player ? toTenths(player.handicap) : null;
  const chain = scoringChain(training.template, balls, handicapStarted);
  return (
    <Stack spacing={1}>
      <Stack role="status">
        <Typography sx={{ fontWeight: 600 }}>{t('wizard.balls.total', { count: scoreOf(balls) })}</Typography>
        <Typography>{balls.length === 0 ? t('wizard.chain.none') : chainText(chain)}</Typography>
      </Stack>
      {balls.length > 0 && (
        <OpenedResult training={training} session={session} opens={opens} {...{ balls, handicapStarted }} />
      )}
    </Stack>
  );
}
