import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import type { TrainingType } from '@contract/lists';
import type { Template } from '@contract/template';

interface PreviewBallsProps {
  type: TrainingType;
  balls: Template['balls'];
}

/** How many balls are played and how each is recorded: by big buttons where a regular template has scoring, else typed. */
export function PreviewBalls({ type, balls }: PreviewBallsProps) {
  const { t } = useTranslation();
  const scoring = type === 'REGULAR' ? (balls[0]?.scoring ?? []) : [];
  return (
    <Box>
      {type !== 'TOURNAMENT' && (
        <Typography>{t('templates.preview.numberOfBalls', { count: balls.length })}</Typography>
      )}
      {scoring.length === 0 ? (
        <Typography>{t('templates.preview.typed')}</Typography>
      ) : (
        <>
          <Typography variant="subtitle1" component="h4" sx={{ mt: 1 }}>
            {t('templates.preview.scoring')}
          </Typography>
          <Box
            component="ul"
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 1, m: 0, p: 0 }}
          >
            {scoring.map(({ name, points }, position) => (
              <Box component="li" key={position} sx={bigButton}>
                <Box component="span">{localizedText(name)}</Box>
                <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
                  {points}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** As the buttons of the session wizard look; here they cannot be pressed. */
const bigButton = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 72,
  px: 2,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  color: 'primary.main',
  fontWeight: 600,
  textAlign: 'center',
} as const;
