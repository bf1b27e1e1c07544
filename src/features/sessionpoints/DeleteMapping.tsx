import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Mapping } from '../../../contract/mapping';
import { useDeleteMappingMutation } from '../../api/mapping';
import { useDropDraft } from '../../editing/entityDraft';
import { RemovalDialog } from '../../modal/RemovalDialog';
import { editingEnded } from './editedMappings';

/** Asks before a mapping is deleted; one that templates use stays, and they are counted. */
export function DeleteMapping({ mappings }: { mappings: readonly Mapping[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dropDraftOf = useDropDraft('mapping');
  const [deleteMapping] = useDeleteMappingMutation();

  const remove = async ({ id }: Mapping) => {
    const answer = await deleteMapping({ id });
    if (answer.error === undefined) {
      dispatch(editingEnded(id));
      dropDraftOf(id);
    }
    return answer;
  };

  return (
    <RemovalDialog
      kind="deleteMapping"
      things={mappings}
      question={() => t('points.remove.question')}
      consequence={({ name }) => t('points.remove.consequence', { name })}
      inUse={({ name }, { templates = 0 }) => t('points.remove.inUse', { name, count: templates })}
      remove={remove}
      done={({ name }) => t('points.remove.done', { name })}
    />
  );
}
