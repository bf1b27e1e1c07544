import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenths } from '../../../../contract/handicap';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { ChainFrame } from '../../../modal/chain/ChainFrame';
import { ScoringChain } from '../../../modal/chain/ScoringChain';
import { useExpanded } from '../useExpanded';
import { playersOf } from '../players/playersOf';

interface OpenedResultProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
  /** In tenths. */
  handicapStarted: Tenths | null;
  opens: 'inPlace' | 'inDialog';
}

/** The button that opens a player session's result into its chain, from what this device holds, sent or not. */
export function OpenedResult({ training, session, balls, handicapStarted, opens }: OpenedResultProps) {
  const { t } = useTranslation();
  const isInPlace = opens === 'inPlace';
  const [isExpanded, expand] = useExpanded(training.id, 'result');
  const [isInDialog, setInDialog] = useState(false);
  const [isOpen, setOpen] = isInPlace ? [isExpanded, expand] : [isInDialog, setInDialog];
  const Icon = isInPlace ? (isOpen ? ExpandLessIcon : ExpandMoreIcon) : QueryStatsIcon;
  const chain = <ScoringChain maps={training.template} team={session.players} {...{ balls, handicapStarted }} />;
  return (
    <Box>
      <Button
        startIcon={<Icon />}
        {...(isInPlace ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' as const })}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: isInPlace ? 44 : 64 }}
      >
        {t('chain.title')}
      </Button>
      {isOpen && isInPlace && <Box sx={{ mt: 1 }}>{chain}</Box>}
      {isOpen && !isInPlace && (
        <ChainFrame title={`${t('chain.title')}: ${playersOf(session)}`} onClose={() => setOpen(false)}>
          {chain}
        </ChainFrame>
      )}
    </Box>
  );
}
