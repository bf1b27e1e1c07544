import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMappingsQuery } from '../../api/mapping';
import { useFilters } from '../../filters/useFilters';
import { LeavingGuard } from '../../modal/inPlace/LeavingGuard';
import { useFocusAfterRemoval } from '../../modal/inPlace/useFocusAfterRemoval';
import { useStillEdited } from '../../modal/inPlace/useStillEdited';
import { useUnsaved } from '../../modal/inPlace/useUnsaved';
import { Faces } from '../../ui/Faces';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useProblemText } from '../../ui/problem';
import { SearchField } from '../../ui/SearchField';
import { DeleteMapping } from './DeleteMapping';
import { allEditingEnded, selectEdited } from './editedMappings';
import { MappingBlocks } from './MappingBlocks';
import { useCreateMapping } from './useCreateMapping';

/** The points settings: how many points which difference in handicap gives. */
export default function PointsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const query = useMappingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mappings = useStillEdited(query.data, useSelector(selectEdited));
  const [{ q }, change] = useFilters('points');
  const searchFor = (typed: string) => change({ q: typed });
  const { create, created, isCreating, error } = useCreateMapping();
  const [unsaved, tellUnsaved] = useUnsaved();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(mappings, createButton);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch]);

  return (
    <Page
      title={t('points.title')}
      actions={
        <Button
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={isCreating}
          onClick={() => void create()}
        >
          {t('points.create')}
        </Button>
      }
    >
      <Stack spacing={3}>
        {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
        <SearchField label={t('points.search')} value={q} onSearch={searchFor} />
        <Faces query={query} isEmpty={mappings.length === 0} nothingYet={t('points.nothingYet')}>
          <MappingBlocks
            mappings={mappings}
            q={q}
            onShowAll={() => searchFor('')}
            created={created}
            onTyped={tellUnsaved}
          />
        </Faces>
      </Stack>
      <LeavingGuard unsaved={unsaved} />
      <DeleteMapping mappings={mappings} />
    </Page>
  );
}
