import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import { gapsOf } from '../cards/gapsOf';
import { ReadinessList } from '../cards/ReadinessList';
import { TemplatePreview } from '../cards/TemplatePreview';
import { Section } from './Section';
import { usePreviewed } from './usePreviewed';

/** What the typing leads to: what still keeps the template from being ready, and what the pro will see. */
export function LivePreview({ template }: { template: Template }) {
  return <Drawn {...usePreviewed(template)} />;
}

const Drawn = memo(function Drawn({ previewed, mappings }: ReturnType<typeof usePreviewed>) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2}>
      <Section title={t('templates.ready.heading')}>
        <ReadinessList gaps={gapsOf(previewed, mappings)} />
      </Section>
      <Accordion defaultExpanded disableGutters variant="outlined">
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>
          <Typography component="span">{t('templates.preview.heading')}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <TemplatePreview template={previewed} />
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
});
