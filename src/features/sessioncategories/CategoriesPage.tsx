import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useCreateCategoryMutation, useDeleteCategoryMutation, useGetCategoriesQuery } from '@/api/category';
import { useCreateOnce } from '@/api/useChangeOnce';
import { EditablePage } from '@/editing/EditablePage';
import { useEndEditingAfter } from '@/editing/useEditedEntities';
import { useFilters } from '@/filters/useFilters';
import { localizedText } from '@/i18n/localized';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { SearchField } from '@/ui/fields/SearchField';
import { gridFiltered, selectGrid, type WithGrids } from '@/ui/dataGrid/gridsSlice';
import type { TrainingCategory } from '@contract/category';
import { CATEGORY_GRID, CategoryGrid } from './CategoryGrid';
import { allEditingEnded, editingBegun, editingEnded, newCategory, selectEdited } from './categoryForm';

/** The training categories, each edited in its row. */
export default function CategoriesPage() {
  const { t } = useTranslation();
  const query = useGetCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateCategoryMutation();
  const createOnce = useCreateOnce();
  const edited = useSelector(selectEdited);
  const { where } = useSelector((state: WithGrids) => selectGrid(state, CATEGORY_GRID));
  const [{ q }, change] = useFilters('categories');
  const dispatch = useDispatch();
  const showAll = () => {
    if (where.length > 0) dispatch(gridFiltered({ grid: CATEGORY_GRID, where: [] }));
    if (q !== '') change({ q: '' });
  };

  const createOne = async () => {
    const answer = await createOnce(create, newCategory);
    // What leaves it out would take it away again as soon as it is saved.
    if (answer.data) showAll();
    return answer;
  };
  return (
    <EditablePage
      kind="category"
      title={t('categories.title')}
      createLabel={t('categories.create')}
      filters={
        <SearchField
          label={t('categories.search')}
          hint={t('categories.searchHelp')}
          value={q}
          onSearch={(typed) => change({ q: typed })}
        />
      }
      isWide
      query={query}
      create={createOne}
      edited={edited}
      actions={{ editingBegun, allEditingEnded }}
      list={(visible) => <CategoryGrid query={query} categories={visible} edited={edited} q={q} onShowAll={showAll} />}
      removal={(visible) => <DeleteCategoryDialog categories={visible} />}
    />
  );
}

/** Asks before a category is deleted; one in use stays, and the templates that use it are counted. */
function DeleteCategoryDialog({ categories }: { categories: readonly TrainingCategory[] }) {
  const { t } = useTranslation();
  const endEditingAfter = useEndEditingAfter('category', editingEnded);
  const [deleteCategory] = useDeleteCategoryMutation();
  const nameOf = ({ name }: TrainingCategory) => localizedText(name);
  return (
    <RemovalDialog
      kind="deleteCategory"
      things={categories}
      question={() => t('categories.remove.question')}
      consequence={(category) => t('categories.remove.consequence', { name: nameOf(category) })}
      inUse={(category, { templates = 0 }) =>
        t('categories.remove.inUse', { name: nameOf(category), count: templates })
      }
      remove={({ id }, changeOnce) => endEditingAfter(id, changeOnce(deleteCategory, { categoryId: id }))}
      done={(category) => ({ textKey: 'categories.remove.done', values: { name: nameOf(category) } })}
      undo="category.deleted"
    />
  );
}
