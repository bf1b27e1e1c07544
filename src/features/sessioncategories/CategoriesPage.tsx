import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetCategoriesQuery, useCreateCategoryMutation } from '../../api/category';
import { EditablePage } from '../../editing/EditablePage';
import { newCategory } from './categoryForm';
import { CategoryTable } from './CategoryTable';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { allEditingEnded, editingBegun, selectEdited } from './editedCategories';

/** The training categories, each edited in its row. */
export default function CategoriesPage() {
  const { t } = useTranslation();
  const query = useGetCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateCategoryMutation();
  const edited = useSelector(selectEdited);
  return (
    <EditablePage
      kind="category"
      title={t('categories.title')}
      createLabel={t('categories.create')}
      nothingYet={t('categories.nothingYet')}
      query={query}
      create={() => create(newCategory)}
      edited={edited}
      actions={{ editingBegun, allEditingEnded }}
      list={(shown) => <CategoryTable categories={shown} edited={edited} />}
      removal={(shown) => <DeleteCategoryDialog categories={shown} />}
    />
  );
}
