import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TrainingType } from '../../../contract/lists';
import type { ScoringChain } from '../../../contract/scoring';
import { useStepWords } from './useStepWords';

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
