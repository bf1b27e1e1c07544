import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import type { TemplateGap } from '@contract/templateReadiness';

/** What still keeps a template from being ready to create training, each with its remedy; null where nobody can say yet. */
export function ReadinessList({ gaps }: { gaps: readonly TemplateGap[] | null }) {
  const { t } = useTranslation();
  if (gaps === null) return <Typography color="textSecondary">{t('templates.ready.unknown')}</Typography>;
  if (gaps.length === 0)
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <CheckCircleIcon color="success" aria-hidden />
        <Typography>{t('templates.ready.yes')}</Typography>
      </Stack>
    );
  return (
    <Box>
      <Typography>{t('templates.ready.stillMissing')}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {gaps.map((gap) => (
          <li key={gap}>{t(`templates.gap.${gap}`)}</li>
        ))}
      </Box>
    </Box>
  );
}
