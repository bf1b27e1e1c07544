import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toTenths } from '../../../../contract/handicap';
import { scoreOf, scoringChain } from '../../../../contract/scoring';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { useChainText } from './useChainText';

interface RunningResultProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
}

/** The total so far and the one line from it to the league points; a team has one result for all. */
export function RunningResult({ training, session, balls }: RunningResultProps) {
  const { t } = useTranslation();
  const chainText = useChainText();
  const [player] = session.players;
  const chain = scoringChain(training.template, balls, player ? toTenths(player.handicap) : null);
  return (
    <Stack role="status">
      <Typography sx={{ fontWeight: 600 }}>{t('wizard.balls.total', { count: scoreOf(balls) })}</Typography>
      <Typography>{balls.length === 0 ? t('wizard.chain.none') : chainText(chain)}</Typography>
    </Stack>
  );
}
