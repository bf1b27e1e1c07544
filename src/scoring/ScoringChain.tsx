import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { personName } from '@/i18n/personName';
import { Notice } from '@/ui/Notice';
import type { Tenths } from '@contract/handicap';
import { scoringChain, type ScoringMaps } from '@contract/scoring';
import { ChainSteps } from './ChainSteps';
import { DecidingRows } from './DecidingRows';
import { useChainNotes } from './useChainNotes';

interface ScoringChainProps {
  /** Those of the training's snapshot. */
  maps: ScoringMaps;
  balls: readonly { points: number }[];
  /** In tenths; null in a tournament. */
  handicapStarted: Tenths | null;
  /** Everybody whose result this is; a team of one is not named. */
  team?: readonly { name: string; surname: string }[];
  /** What stands in the league; not given where nothing is stored yet. */
  storedPoints?: number;
}

/**
 * The open chain: one line from the balls to the league points, with the rows of the maps that decided and every
 * special case in words.
 */
export function ScoringChain({ maps, balls, handicapStarted, team = [], storedPoints }: ScoringChainProps) {
  const { t } = useTranslation();
  const notesOf = useChainNotes();
  const chain = scoringChain(maps, balls, handicapStarted);
  if (balls.length === 0) return <Typography color="textSecondary">{t('chain.noBalls')}</Typography>;
  const isOtherwiseStored = storedPoints !== undefined && storedPoints !== chain.points;
  return (
    <Stack spacing={2}>
      {isOtherwiseStored && (
        <Notice severity="warning">{t('chain.remarks.stored', { count: storedPoints, computed: chain.points })}</Notice>
      )}
      <ChainSteps type={maps.type} balls={balls} chain={chain} />
      {notesOf(maps.type, chain).map((remark) => (
        <Typography key={remark}>{remark}</Typography>
      ))}
      {team.length > 1 && (
        <Typography>{t('chain.remarks.team', { players: team.map(personName).join(', ') })}</Typography>
      )}
      <DecidingRows maps={maps} chain={chain} />
    </Stack>
  );
}
