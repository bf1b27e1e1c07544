import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Mapping } from '../../../../contract/mapping';
import type { Template } from '../../../../contract/template';
import { useRowChange } from '../../../editing/rowChange';
import { Notice } from '../../../ui/Notice';
import { editingBegun } from '../editedTemplates';
import { templateCollapsed, templateExpanded } from '../expandedTemplates';
import { EditedTemplate } from './EditedTemplate';
import { gapsOf } from './gapsOf';
import { ShownTemplate } from './ShownTemplate';
import { TemplateActions } from './TemplateActions';
import { TemplateHead } from './TemplateHead';
import { useFocusAfter } from './useFocusAfter';
import { useTemplateSteps } from './useTemplateSteps';

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
      <TemplateHead
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
        {!isEdited && isExpanded && <ShownTemplate template={template} gaps={gaps} />}
      </Box>
    </Card>
  );
});
