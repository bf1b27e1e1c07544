import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** How the order and the arrows come about, which stands next to the table. */
export function LeagueRule() {
  const { t } = useTranslation();
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('league.rule.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        {t('league.rule.text')} {t('league.rule.noEvents')} {t('league.rule.movement')}
      </Typography>
    </Box>
  );
}
