import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { currentLocale } from '@/i18n/locale';
import { showDifference, showHandicap } from '@/i18n/numbers';
import { playersOf } from '@/i18n/personName';
import { dialogShown } from '@/modal/modalSlice';
import { useDialogOf } from '@/modal/useDialog';
import { ChainFrame } from '@/scoring/ChainFrame';
import { ScoringChain as ChainSteps } from '@/scoring/ScoringChain';
import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import { scoreOf, scoringChain, type ScoringChain } from '@contract/scoring';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { useExpanded } from '../openedTrainingsSlice';

interface RunningResultProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
  /** Where the whole chain opens: below, or in a dialog where there is no room for it. */
  opens: 'inPlace' | 'inDialog';
}

/**
 * The total so far and the one line from it to the league points, which opens into the whole chain; a team has one
 * result for all.
 */
export const RunningResult = memo(function RunningResult(props: RunningResultProps) {
  const { training, session, balls, opens } = props;
  const { t } = useTranslation();
  const chainText = useChainText();
  const WholeChain = opens === 'inPlace' ? InlineChain : ChainInDialog;
  const [player] = session.players;
  const handicapStarted = player ? toTenths(player.handicap) : null;
  const chain = scoringChain(training.template, balls, handicapStarted);
  return (
    <Stack
      {...(opens === 'inDialog'
        ? { direction: { lg: 'row' }, sx: { alignItems: { lg: 'center' }, columnGap: 2 } }
        : { spacing: 1 })}
    >
      <Stack role="status">
        <Typography sx={{ fontWeight: 600 }}>{t('wizard.balls.total', { count: scoreOf(balls) })}</Typography>
        <Typography>{balls.length === 0 ? t('wizard.chain.none') : chainText(chain)}</Typography>
      </Stack>
      {balls.length > 0 && <WholeChain {...{ training, session, balls, handicapStarted }} />}
    </Stack>
  );
}, areEqual);

/** A ball that is only sent changes nothing. */
function areEqual(before: RunningResultProps, after: RunningResultProps): boolean {
  return (
    before.training.template === after.training.template &&
    before.session.id === after.session.id &&
    before.session.players === after.session.players &&
    before.opens === after.opens &&
    before.balls.length === after.balls.length &&
    before.balls.every(({ points }, position) => points === after.balls[position]?.points)
  );
}

/** Returns the text of a scoring chain in one line, which says so where the score or difference is below the maps. */
function useChainText(): (chain: ScoringChain) => string {
  const { t } = useTranslation();
  return (chain) => {
    const { score, handicapStarted, handicapPlayed, handicapDifference } = chain;
    const points = t('wizard.balls.points', { count: chain.points });
    const remarks = [
      ...(chain.belowFirstScoreRow ? [t('wizard.chain.belowScores')] : []),
      ...(chain.belowFirstDifferenceRow ? [t('wizard.chain.belowDifferences')] : []),
    ];
    const line =
      handicapStarted === null || handicapPlayed === null || handicapDifference === null
        ? t('wizard.chain.tournament', { score, points })
        : t('wizard.chain.played', {
            score,
            points,
            played: showHandicap(fromTenths(handicapPlayed), currentLocale()),
            started: showHandicap(fromTenths(handicapStarted), currentLocale()),
            difference: showDifference(fromTenths(handicapDifference), currentLocale()),
          });
    return [line, ...remarks].join(' · ');
  };
}

interface ChainProps {
  training: ScheduledTraining;
  session: PlayerData;
  balls: readonly { points: number }[];
  /** In tenths. */
  handicapStarted: Tenths | null;
}

function InlineChain(chain: ChainProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useExpanded(chain.training.id, 'result');
  return (
    <Box>
      <Button
        startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        <span>{t('chain.title')}</span>
      </Button>
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <Chain {...chain} />
        </Box>
      )}
    </Box>
  );
}

function ChainInDialog(chain: ChainProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id } = chain.session;
  const { isOpen, hide } = useDialogOf('runningChain', { id });
  return (
    <Box sx={{ width: { lg: 220 }, flexShrink: 0 }}>
      <Button
        startIcon={<QueryStatsIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'runningChain', id }))}
        sx={{ minHeight: 64, lineHeight: 1.2 }}
      >
        {t('chain.title')}
      </Button>
      <ChainFrame open={isOpen} title={`${t('chain.title')}: ${playersOf(chain.session)}`} onClose={hide}>
        <Chain {...chain} />
      </ChainFrame>
    </Box>
  );
}

function Chain({ training, session, balls, handicapStarted }: ChainProps) {
  return <ChainSteps maps={training.template} team={session.players} {...{ balls, handicapStarted }} />;
}
