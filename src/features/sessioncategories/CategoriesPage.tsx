import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useCategoriesQuery, useCreateCategoryMutation } from '../../api/category';
import { LeavingGuard } from '../../modal/inPlace/LeavingGuard';
import { useEditedEntries } from '../../modal/inPlace/useEditedEntries';
import { useFocusAfterRemoval } from '../../modal/inPlace/useFocusAfterRemoval';
import { useUnsaved } from '../../modal/inPlace/useUnsaved';
import { Faces } from '../../ui/Faces';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useProblemText } from '../../ui/problem';
import { newCategory } from './categoryForm';
import { CategoryTable } from './CategoryTable';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { allEditingEnded, editingBegun, selectEdited } from './editedCategories';

/** The training categories, each edited in its row. */
export default function CategoriesPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const query = useCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading, error }] = useCreateCategoryMutation();
  const edited = useSelector(selectEdited);
  const shown = useEditedEntries(query.data, {
    kind: 'category',
    edited,
    actions: { editingBegun, allEditingEnded },
  });
  const [unsaved, tellUnsaved] = useUnsaved();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(shown.length, createButton);

  const createOne = async () => {
    const { data } = await create(newCategory);
    if (data) dispatch(editingBegun(data.id));
  };
  return (
    <Page
      title={t('categories.title')}
      actions={
        <Button
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={isLoading}
          onClick={() => void createOne()}
        >
          {t('categories.create')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
        <Faces query={query} isEmpty={shown.length === 0} nothingYet={t('categories.nothingYet')}>
          <CategoryTable categories={shown} edited={edited} onTyped={tellUnsaved} />
        </Faces>
      </Stack>
      <DeleteCategoryDialog categories={shown} />
      <LeavingGuard unsaved={unsaved} />
    </Page>
  );
}
