import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Faces, type QueryFace } from '../../ui/Faces';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useProblemText } from '../../ui/problem';
import type { editFlags } from '../editFlags';
import { LeavingGuard } from './LeavingGuard';
import { useEditedEntries } from './useEditedEntries';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useUnsaved } from './useUnsaved';

interface InPlacePageProps<Entry> {
  /** Tells the drafts of these entries from those of others. */
  kind: string;
  title: string;
  createLabel: string;
  nothingYet: string;
  query: QueryFace & { data?: readonly Entry[] | undefined };
  create: () => Promise<{ data?: Entry | undefined; error?: unknown }>;
  /** The ids of the entries in edit mode. */
  edited: readonly string[];
  actions: Pick<ReturnType<typeof editFlags>['actions'], 'editingBegun' | 'allEditingEnded'>;
  list: (shown: readonly Entry[], onTyped: (name: string, isUnsaved: boolean) => void) => ReactNode;
  removal: (shown: readonly Entry[]) => ReactNode;
}

/** A screen of entries that are edited where they stand; a new one is made with its defaults and opened for editing. */
export function InPlacePage<Entry extends { id: string }>(props: InPlacePageProps<Entry>) {
  const { kind, title, createLabel, nothingYet, query, create, edited, actions, list, removal } = props;
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [creating, setCreating] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const shown = useEditedEntries(query.data, { kind, edited, actions });
  const [unsaved, tellUnsaved] = useUnsaved();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(shown, createButton);

  const createOne = async () => {
    setCreating({ isBusy: true });
    const { data, error } = await create();
    setCreating({ isBusy: false, error });
    if (data) dispatch(actions.editingBegun(data.id));
  };
  return (
    <Page
      title={title}
      actions={
        <Button
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={creating.isBusy}
          onClick={() => void createOne()}
        >
          {createLabel}
        </Button>
      }
    >
      <Stack spacing={2}>
        {creating.error !== undefined && <Notice severity="error">{problemText(creating.error)}</Notice>}
        <Faces query={query} isEmpty={shown.length === 0} nothingYet={nothingYet}>
          {list(shown, tellUnsaved)}
        </Faces>
      </Stack>
      {removal(shown)}
      <LeavingGuard unsaved={unsaved} />
    </Page>
  );
}
