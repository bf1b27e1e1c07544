import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useRowChange } from '@/editing/rowChange';
import { currentLocale } from '@/i18n/locale';
import { Notice } from '@/ui/Notice';
import { isFieldFocused } from '@/ui/focus';
import type { Mapping } from '@contract/mapping';
import type { Template } from '@contract/template';
import type { TemplateGap } from '@contract/templateReadiness';
import { TemplateEditor } from '../editing/TemplateEditor';
import { editingBegun, editingEnded, templateCollapsed, templateExpanded } from '../expandedTemplatesSlice';
import { ReadinessList } from './ReadinessList';
import { TemplateActions } from './TemplateActions';
import { TemplateHeader } from './TemplateHeader';
import { TemplatePreview } from './TemplatePreview';
import { gapsOf } from './gapsOf';
import { useFocusAfter, useTemplateSteps } from './useTemplateSteps';

interface TemplateCardProps {
  template: Template;
  /** Undefined while they are not known. */
  mappings: readonly Mapping[] | undefined;
  isExpanded: boolean;
  isEdited: boolean;
  /** It does not pass the filter and stands here only because it is being edited. */
  isLeftOut: boolean;
  /** Takes a copy of the template. */
  onMade: (made: Template) => void;
}

/** A card in edit mode; its name in the current language takes the focus, unless somebody types elsewhere. */
const EditedTemplate = memo(function EditedTemplate({ template }: { template: Template }) {
  const dispatch = useDispatch();
  const { id } = template;
  const cardRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFieldFocused()) return;
    cardRef.current?.querySelector<HTMLElement>(`[name="name.${currentLocale()}"]`)?.focus();
  }, []);
  const end = useCallback(() => dispatch(editingEnded(id)), [dispatch, id]);
  return (
    <Box ref={cardRef} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <TemplateEditor template={template} onDone={end} />
    </Box>
  );
});

/** A template: closed only its head, expanded what the pro will see and what is missing, or its editor. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, mappings, isExpanded, isEdited, isLeftOut, onMade } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id } = template;
  const ids = { heading: useId(), content: useId() };
  const gaps = useMemo(() => gapsOf(template, mappings), [template, mappings]);
  const steps = useTemplateSteps(template, onMade);
  const changed = useRowChange<HTMLLIElement>('template', template);
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  return (
    <Card component="li" {...changed}>
      <TemplateHeader
        template={template}
        isReady={gaps && gaps.length === 0}
        isExpanded={isExpanded}
        onToggle={() => dispatch(isExpanded ? templateCollapsed(id) : templateExpanded(id))}
        ids={ids}
        actions={
          <TemplateActions
            template={template}
            steps={steps}
            isEdited={isEdited}
            onEdit={() => dispatch(editingBegun(id))}
            editButton={editButton}
          />
        }
      />
      {steps.problem !== null && <Notice severity="error">{steps.problem}</Notice>}
      {isEdited && isLeftOut && <Notice>{t('templates.list.stillEdited')}</Notice>}
      <Box id={ids.content} role="region" aria-labelledby={ids.heading} hidden={!isExpanded}>
        {isEdited && <EditedTemplate template={template} />}
        {!isEdited && isExpanded && <TemplateView template={template} gaps={gaps} />}
      </Box>
    </Card>
  );
});

interface TemplateViewProps {
  template: Template;
  gaps: readonly TemplateGap[] | null;
}

/** An expanded card that is not being edited: what the pro will see, and what is still missing. */
function TemplateView({ template, gaps }: TemplateViewProps) {
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
