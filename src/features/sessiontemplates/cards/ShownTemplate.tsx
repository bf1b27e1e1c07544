import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import type { TemplateGap } from '../../../../contract/templateReadiness';
import { ReadinessList } from './ReadinessList';
import { TemplatePreview } from './TemplatePreview';

interface ShownTemplateProps {
  template: Template;
  gaps: readonly TemplateGap[] | null;
}

/** An expanded card that is not being edited: what the pro will see, and what is still missing. */
export function ShownTemplate({ template, gaps }: ShownTemplateProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gap: 3,
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="overline" component="h3">
          {t('templates.preview.heading')}
        </Typography>
        <TemplatePreview template={template} />
      </Box>
      <Box>
        <Typography variant="overline" component="h3">
          {t('templates.ready.heading')}
        </Typography>
        <ReadinessList gaps={gaps} />
      </Box>
    </Box>
  );
}
