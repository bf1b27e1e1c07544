import AddIcon from '@mui/icons-material/Add';
import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Page } from '@/ui/Page';
import type { QueryResult } from '@/ui/QueryState';
import { useBusyControl } from '@/ui/useControl';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import { UnsavedChangesBlocker } from './UnsavedChangesBlocker';
import { type EditFlagActions, useEditedEntities, useFocusAfterRemoval } from './useEditedEntities';

interface EditablePageProps<Entity> {
  /** Tells the drafts of these entities from those of others. */
  kind: string;
  title: string;
  createLabel: string;
  filters?: ReactNode;
  /** The list is a data grid. */
  isWide?: boolean;
  query: QueryResult & { data?: readonly Entity[] | undefined };
  create: () => Promise<{ data?: Entity | undefined; error?: unknown }>;
  /** The ids of the entities in edit mode. */
  edited: readonly string[];
  actions: EditFlagActions;
  /** Draws the entities, and how far reading them is. */
  list: (visible: readonly Entity[]) => ReactNode;
  removal: (visible: readonly Entity[]) => ReactNode;
}

/** A screen of entities that are edited where they stand; a new one is made with its defaults and opened for editing. */
export function EditablePage<Entity extends { id: string }>(props: EditablePageProps<Entity>) {
  const { kind, title, createLabel, filters, isWide = false, query, create, edited, actions, list, removal } = props;
  const dispatch = useDispatch();
  const [isCreatingNow, setCreating] = useState(false);
  const isCreating = useBusyControl(`create/${kind}`, isCreatingNow);
  const { failed, refused, refusalCleared } = useFormStatus(`create/${kind}`);
  const visible = useEditedEntities(query.data, { kind, edited, actions });
  const isOnScreen = useIsOnScreen();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(visible, createButton);

  const createOne = async () => {
    setCreating(true);
    const { data, error } = await create();
    setCreating(false);
    if (data) refusalCleared();
    else refused(error);
    // Leaving the page has ended all editing.
    if (data && isOnScreen.current) dispatch(actions.editingBegun(data.id));
  };
  return (
    <Page
      isWide={isWide}
      title={title}
      filters={filters}
      actions={
        <LoadingButton
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={isCreating}
          onClick={() => void createOne()}
        >
          {createLabel}
        </LoadingButton>
      }
    >
      <UnsavedChangesBlocker>
        <Stack spacing={isWide ? 0.5 : 2}>
          <FailureNotice failed={failed} takesFocus={false} />
          {list(visible)}
        </Stack>
      </UnsavedChangesBlocker>
      {removal(visible)}
    </Page>
  );
}
