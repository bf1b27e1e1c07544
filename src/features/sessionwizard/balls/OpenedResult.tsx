import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Tenths } from '../../../../contract/handicap';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { ChainFrame } from '../../../modal/chain/ChainFrame';
import { ScoringChain } from '../../../modal/chain/ScoringChain';
import { dialogShown } from '../../../modal/modalSlice';
import { useDialogOf } from '../../../modal/useDialogOf';
import { useExpanded } from '../useExpanded';
import { playersOf } from '../players/playersOf';

interface ResultProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
  /** In tenths. */
  handicapStarted: Tenths | null;
}

/** The button that opens a player session's result into its chain, from what this device holds, sent or not. */
export function OpenedResult({ opens, ...result }: ResultProps & { opens: 'inPlace' | 'inDialog' }) {
  return opens === 'inPlace' ? <ResultInPlace {...result} /> : <ResultInDialog {...result} />;
}

function ResultInPlace(result: ResultProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useExpanded(result.training.id, 'result');
  return (
    <Box>
      <Button
        startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {t('chain.title')}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <Chain {...result} />
        </Box>
      )}
    </Box>
  );
}

function ResultInDialog(result: ResultProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id } = result.session;
  const { isOpen, hide } = useDialogOf('runningChain', { id });
  return (
    <Box>
      <Button
        startIcon={<QueryStatsIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'runningChain', id }))}
        sx={{ minHeight: 64 }}
      >
        {t('chain.title')}
      </Button>
      <ChainFrame open={isOpen} title={`${t('chain.title')}: ${playersOf(result.session)}`} onClose={hide}>
        <Chain {...result} />
      </ChainFrame>
    </Box>
  );
}

function Chain({ training, session, balls, handicapStarted }: ResultProps) {
  return <ScoringChain maps={training.template} team={session.players} {...{ balls, handicapStarted }} />;
}
