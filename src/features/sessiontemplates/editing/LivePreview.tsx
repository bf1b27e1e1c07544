import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCategoriesQuery } from '@/api/category';
import { useGetMappingsQuery } from '@/api/mapping';
import type { Mapping } from '@contract/mapping';
import type { Template } from '@contract/template';
import { ReadinessList } from '../cards/ReadinessList';
import { TemplatePreview } from '../cards/TemplatePreview';
import { gapsOf } from '../cards/gapsOf';
import { EditorSection } from './EditorSection';
import { editedTemplateOf, type TemplateValues } from './templateForm';
import { useLabelOf } from './templateName';

/** What the typing leads to: what still keeps the template from being ready, and what the pro will see. */
export function LivePreview({ template }: { template: Template }) {
  return <MemoizedPreview {...usePreviewed(template)} />;
}

const MemoizedPreview = memo(function MemoizedPreview({ previewed, mappings }: ReturnType<typeof usePreviewed>) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  return (
    <Stack spacing={2}>
      <EditorSection title={t('templates.ready.heading')}>
        <ReadinessList gaps={gapsOf(previewed, mappings)} />
      </EditorSection>
      <Accordion defaultExpanded disableGutters variant="outlined">
        <AccordionSummary expandIcon={<ExpandMoreIcon />} aria-label={labelOf(t('templates.preview.heading'))}>
          <Typography component="span">{t('templates.preview.heading')}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <TemplatePreview template={previewed} />
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
});

/** Returns the template as it would be if the form were saved now, and the points mappings its readiness depends on. */
function usePreviewed(template: Template): { previewed: Template; mappings: readonly Mapping[] | undefined } {
  // Typing must not wait for what is drawn from it.
  const values = useDeferredValue(useFormikContext<TemplateValues>().values);
  const categories = useGetCategoriesQuery().data;
  const mappings = useGetMappingsQuery().data;
  const previewed = useMemo(() => {
    const {
      category,
      trainingHandicapDifferenceToPointsMapping: mapping,
      balls,
      ...sent
    } = editedTemplateOf(values, template);
    return {
      ...template,
      ...sent,
      image: sent.image ?? null,
      version: template.version,
      type: template.type,
      balls,
      numberofballs: balls.length,
      category: find([...(categories ?? []), template.category], category?.id),
      trainingHandicapDifferenceToPointsMapping: find(
        [...(mappings ?? []), template.trainingHandicapDifferenceToPointsMapping],
        mapping?.id,
      ),
    };
  }, [values, template, categories, mappings]);
  return { previewed, mappings };
}

/** Returns the one with this id; null where nothing is chosen. */
function find<Thing extends { id: string }>(things: readonly (Thing | null | undefined)[], id: string | undefined) {
  return (id !== undefined && things.find((thing) => thing?.id === id)) || null;
}
