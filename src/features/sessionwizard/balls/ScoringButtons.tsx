import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoringItem } from '../../../../contract/template';
import { localizedText } from '../../../i18n/localized';

interface ScoringButtonsProps {
  index: number;
  scoring: readonly ScoringItem[];
  onScore: (points: number) => void;
}

/** One big button per scoring item, for the ball with this index. */
export function ScoringButtons({ index, scoring, onScore }: ScoringButtonsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} sx={{ mb: 1 }}>
        {t('wizard.balls.scoring', { number: index + 1 })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 1 }}>
        {scoring.map(({ name, points }, position) => (
          <Button
            key={position}
            variant="outlined"
            aria-label={t('wizard.balls.score', {
              name: localizedText(name),
              points: t('wizard.balls.points', { count: points }),
            })}
            onClick={() => onScore(points)}
            sx={{ minHeight: 72, flexDirection: 'column', overflowWrap: 'anywhere' }}
          >
            <Box component="span">{localizedText(name)}</Box>
            <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
              {points}
            </Box>
          </Button>
        ))}
      </Box>
    </Box>
  );
}
