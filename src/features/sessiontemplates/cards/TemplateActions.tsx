import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { removalAsked } from '@/modal/modalSlice';
import ArchiveIcon from '@mui/icons-material/Archive';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import UnarchiveIcon from '@mui/icons-material/Unarchive';
import type { Template } from '@contract/template';
import { useTemplateName } from '../visibleTemplates';
import type { useTemplateSteps } from './useTemplateSteps';

interface TemplateActionsProps {
  template: Template;
  steps: ReturnType<typeof useTemplateSteps>;
  isEdited: boolean;
  onEdit: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** What can be done with one template; while it is edited it can only be deleted, the rest would miss what is typed. */
export function TemplateActions({ template, steps, isEdited, onEdit, editButton }: TemplateActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const name = useTemplateName()(template);
  const button = (
    action: 'edit' | 'duplicate' | 'archive' | 'bringBack' | 'delete',
    icon: ReactNode,
    onClick: () => void,
  ) => {
    const label = t(`templates.action.${action}`);
    return (
      <IconButton
        {...(action === 'edit' ? { ref: editButton } : {})}
        title={label}
        aria-label={t('templates.action.of', { action: label, name })}
        onClick={onClick}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <Stack direction="row" sx={{ flexShrink: 0, ml: 'auto' }}>
      {!isEdited && button('edit', <EditIcon />, onEdit)}
      {!isEdited && button('duplicate', <ContentCopyIcon />, steps.duplicate)}
      {!isEdited && template.state === 'ACTIVE' && button('archive', <ArchiveIcon />, steps.archive)}
      {!isEdited && template.state === 'ARCHIVED' && button('bringBack', <UnarchiveIcon />, steps.bringBack)}
      {button('delete', <DeleteIcon />, () => dispatch(removalAsked({ kind: 'deleteTemplate', id: template.id })))}
    </Stack>
  );
}
