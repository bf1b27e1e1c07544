import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { showDifference, showHandicap } from '@/i18n/numbers';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { fromTenths } from '@contract/handicap';
import type { TrainingType } from '@contract/lists';
import type { ScoringChain } from '@contract/scoring';

interface ChainStepsProps {
  type: TrainingType;
  balls: readonly { points: number }[];
  chain: ScoringChain;
}

/** Balls → score → handicap played → difference → points, each with what it was made of. */
export function ChainSteps({ type, balls, chain }: ChainStepsProps) {
  const { t } = useTranslation();
  const steps = useStepWords(type, balls, chain);
  return (
    <Stack
      component="ol"
      aria-label={t('chain.steps')}
      direction={{ xs: 'column', md: 'row' }}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: { xs: 1, md: 1.5 }, alignItems: 'stretch' }}
    >
      {steps.map(({ name, value, words, isResult }, step) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          sx={{ flex: step === 0 ? '1.5 1 0' : '1 1 0', minWidth: 0, gap: { xs: 1, md: 1.5 }, alignItems: 'center' }}
        >
          {step > 0 && (
            <ArrowForwardIcon aria-hidden fontSize="small" sx={{ transform: { xs: 'rotate(90deg)', md: 'none' } }} />
          )}
          <Box
            sx={{
              flexGrow: 1,
              minWidth: 0,
              height: '100%',
              border: isResult ? 2 : 1,
              borderColor: isResult ? 'primary.main' : 'divider',
              borderRadius: 1,
              p: 1.25,
            }}
          >
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography sx={{ fontWeight: 700, fontSize: '1.15rem', overflowWrap: 'anywhere' }}>{value}</Typography>
            <Typography variant="body2">{words}</Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

interface StepWords {
  name: string;
  value: string;
  /** What the value was made of. */
  words: string;
  /** The last step, which is what counts. */
  isResult: boolean;
}

/** Returns the five steps of a chain in words; where there is none, as in tournaments, stands a dash. */
function useStepWords(type: TrainingType, balls: readonly { points: number }[], chain: ScoringChain): StepWords[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const { score, scoreRow, differenceRow, points } = chain;
  const isTournament = type === 'TOURNAMENT';
  const fromScore =
    scoreRow === null ? t('chain.nothingReached') : t('chain.scoreRow', { score: number.format(scoreRow) });
  const fromDifference =
    differenceRow === null
      ? t('chain.nothingReached')
      : t('chain.differenceRow', { difference: showDifference(fromTenths(differenceRow), locale) });
  const [played, difference] = useHandicapSteps(chain, fromScore) ?? [
    { value: '–', words: t(isTournament ? 'chain.noHandicap' : 'chain.unknown') },
    { value: '–', words: t(isTournament ? 'chain.noHandicap' : 'chain.unknown') },
  ];
  const step = (name: string, value: string, words: string) => ({ name, value, words, isResult: false });
  return [
    step(
      t('chain.balls'),
      balls.map((ball) => number.format(ball.points)).join(' · '),
      t('chain.ballCount', { count: balls.length }),
    ),
    step(t('chain.score'), number.format(score), t('chain.sum')),
    step(t('chain.handicapPlayed'), played.value, played.words),
    step(t('chain.difference'), difference.value, difference.words),
    { ...step(t('chain.points'), number.format(points), isTournament ? fromScore : fromDifference), isResult: true },
  ];
}

/** Returns the steps that a tournament does not have; null: this chain has none. */
function useHandicapSteps({ handicapStarted, handicapPlayed, handicapDifference }: ScoringChain, fromScore: string) {
  const { t } = useTranslation();
  const locale = currentLocale();
  if (handicapStarted === null || handicapPlayed === null || handicapDifference === null) return null;
  const compared = handicapDifference === 0 ? 'equal' : handicapDifference > 0 ? 'better' : 'worse';
  const words = t(`chain.${compared}`, {
    strokes: showHandicap(Math.abs(fromTenths(handicapDifference)), locale),
    started: showHandicap(fromTenths(handicapStarted), locale),
  });
  return [
    { value: showHandicap(fromTenths(handicapPlayed), locale), words: fromScore },
    { value: showDifference(fromTenths(handicapDifference), locale), words },
  ] as const;
}
