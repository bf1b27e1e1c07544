import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Template } from '../../../contract/template';
import { useDeleteTemplateMutation } from '../../api/template';
import { RemovalDialog } from '../../modal/RemovalDialog';
import { editingEnded } from './editedTemplates';
import { templateCollapsed } from './expandedTemplates';
import { useTemplateName } from './useTemplateName';

/** Asks before a template is deleted; trainings made from it stay as they were planned. */
export function DeleteTemplateDialog({ templates }: { templates: readonly Template[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const nameOf = useTemplateName();
  const [deleteTemplate] = useDeleteTemplateMutation();
  const remove = async ({ id }: Template) => {
    const answer = await deleteTemplate({ id });
    if (answer.error === undefined) {
      dispatch(editingEnded(id));
      dispatch(templateCollapsed(id));
    }
    return answer;
  };
  return (
    <RemovalDialog
      kind="deleteTemplate"
      things={templates}
      question={() => t('templates.remove.question')}
      consequence={(template) => t('templates.remove.consequence', { name: nameOf(template) })}
      remove={remove}
      done={(template) => t('templates.remove.done', { name: nameOf(template) })}
    />
  );
}
