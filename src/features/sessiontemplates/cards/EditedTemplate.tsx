import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Template } from '../../../../contract/template';
import { currentLocale } from '../../../i18n/locale';
import { editingEnded } from '../editedTemplates';
import { TemplateEditor } from '../editing/TemplateEditor';

/** A card in edit mode; its name in the current language takes the focus. */
export const EditedTemplate = memo(function EditedTemplate({ template }: { template: Template }) {
  const dispatch = useDispatch();
  const { id } = template;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(`[name="name.${currentLocale()}"]`)?.focus(), []);
  const end = useCallback(() => dispatch(editingEnded(id)), [dispatch, id]);
  return (
    <Box ref={place} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <TemplateEditor template={template} onDone={end} />
    </Box>
  );
});
