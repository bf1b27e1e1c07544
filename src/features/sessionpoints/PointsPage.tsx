import AddIcon from '@mui/icons-material/Add';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useCreateMappingMutation, useDeleteMappingMutation, useGetMappingsQuery } from '@/api/mapping';
import { useCreateOnce } from '@/api/useChangeOnce';
import { UnsavedChangesBlocker } from '@/editing/UnsavedChangesBlocker';
import { useEditedEntities, useEndEditingAfter, useFocusAfterRemoval } from '@/editing/useEditedEntities';
import { useFilters } from '@/filters/useFilters';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import { SearchField } from '@/ui/fields/SearchField';
import { useBusyControl, useCreated } from '@/ui/useControl';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import type { Mapping } from '@contract/mapping';
import { MappingBlocks } from './MappingBlocks';
import { allEditingEnded, editingBegun, editingEnded, selectEdited } from './editedMappingsSlice';

/** The points settings: how many points which difference in handicap gives. */
export default function PointsPage() {
  const { t } = useTranslation();
  const query = useGetMappingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mappings = useEditedEntities(query.data, {
    kind: 'mapping',
    edited: useSelector(selectEdited),
    actions: { editingBegun, allEditingEnded },
  });
  const [{ q }, change] = useFilters('points');
  const searchFor = (typed: string) => change({ q: typed });
  const { create, created, isCreating, failed } = useCreateMapping();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(mappings, createButton);

  return (
    <Page
      title={t('points.title')}
      filters={<SearchField label={t('points.search')} value={q} onSearch={searchFor} />}
      actions={
        <LoadingButton
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={isCreating}
          onClick={() => void create()}
        >
          {t('points.create')}
        </LoadingButton>
      }
    >
      <UnsavedChangesBlocker>
        <Stack spacing={3}>
          <FailureNotice failed={failed} takesFocus={false} />
          <QueryState query={query} isEmpty={mappings.length === 0} nothingYet={t('points.nothingYet')}>
            <MappingBlocks mappings={mappings} q={q} onShowAll={() => searchFor('')} created={created} />
          </QueryState>
        </Stack>
      </UnsavedChangesBlocker>
      <DeleteMapping mappings={mappings} />
    </Page>
  );
}

/**
 * Returns what makes the default new mapping (specification §9) in edit mode, and those made on this visit, the latest first.
 */
function useCreateMapping() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [createMapping, { isLoading }] = useCreateMappingMutation();
  const createOnce = useCreateOnce();
  const { failed, refused, refusalCleared } = useFormStatus('create/mapping');
  const [created, add] = useCreated('mappings');
  const isOnScreen = useIsOnScreen();

  const create = async () => {
    refusalCleared();
    const { data, error } = await createOnce(createMapping, {
      id: null,
      name: t('points.newName'),
      mapping: [{ handicapDifference: 0, points: 0 }],
    });
    if (!data) {
      refused(error);
      return;
    }
    // Leaving the page has ended all editing.
    if (!isOnScreen.current) return;
    dispatch(editingBegun(data.id));
    add(data.id);
  };
  return { create, created, isCreating: useBusyControl('create/mapping', isLoading), failed };
}

/** Asks before a mapping is deleted; one that templates use stays, and they are counted. */
function DeleteMapping({ mappings }: { mappings: readonly Mapping[] }) {
  const { t } = useTranslation();
  const endEditingAfter = useEndEditingAfter('mapping', editingEnded);
  const [deleteMapping] = useDeleteMappingMutation();

  return (
    <RemovalDialog
      kind="deleteMapping"
      things={mappings}
      question={() => t('points.remove.question')}
      consequence={({ name }) => t('points.remove.consequence', { name })}
      inUse={({ name }, { templates = 0 }) => t('points.remove.inUse', { name, count: templates })}
      remove={({ id }, changeOnce) => endEditingAfter(id, changeOnce(deleteMapping, { id }))}
      done={({ name }) => ({ textKey: 'points.remove.done', values: { name } })}
      undo="mapping.deleted"
    />
  );
}
