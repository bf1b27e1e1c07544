import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { TrainingCategory } from '../../../contract/category';
import { useDeleteCategoryMutation } from '../../api/category';
import { localizedText } from '../../i18n/localized';
import { useDropDraft } from '../../editing/entityDraft';
import { RemovalDialog } from '../../modal/RemovalDialog';
import { editingEnded } from './editedCategories';

/** Asks before a category is deleted; one in use stays, and the templates that use it are counted. */
export function DeleteCategoryDialog({ categories }: { categories: readonly TrainingCategory[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dropDraftOf = useDropDraft('category');
  const [deleteCategory] = useDeleteCategoryMutation();
  const nameOf = ({ name }: TrainingCategory) => localizedText(name);

  const remove = async ({ id }: TrainingCategory) => {
    const answer = await deleteCategory({ categoryId: id });
    if (answer.error === undefined) {
      dropDraftOf(id);
      dispatch(editingEnded(id));
    }
    return answer;
  };
  return (
    <RemovalDialog
      kind="deleteCategory"
      things={categories}
      question={() => t('categories.remove.question')}
      consequence={(category) => t('categories.remove.consequence', { name: nameOf(category) })}
      inUse={(category, { templates = 0 }) =>
        t('categories.remove.inUse', { name: nameOf(category), count: templates })
      }
      remove={remove}
      done={(category) => t('categories.remove.done', { name: nameOf(category) })}
    />
  );
}
