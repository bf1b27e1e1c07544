import AddIcon from '@mui/icons-material/Add';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetCategoriesQuery } from '@/api/category';
import { useCreateTemplateMutation, useGetTemplatesQuery } from '@/api/template';
import { useCreateOnce } from '@/api/useChangeOnce';
import { UnsavedChangesBlocker } from '@/editing/UnsavedChangesBlocker';
import { usualFilters } from '@/filters/address';
import { shownTemplateStates } from '@/filters/filters';
import { selectFilters, type WithFilters } from '@/filters/filtersSlice';
import { useFilters } from '@/filters/useFilters';
import { localizedText } from '@/i18n/localized';
import { PRIZES } from '@/routing/routes';
import { FailureNotice } from '@/ui/FailureNotice';
import { Choice } from '@/ui/fields/Choice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import { Page } from '@/ui/Page';
import { PickNamed } from '@/ui/fields/PickNamed';
import { SearchField } from '@/ui/fields/SearchField';
import { isFieldFocused } from '@/ui/focus';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import { useNotify } from '@/ui/useNotify';
import { type TrainingType, trainingTypes } from '@contract/lists';
import type { Template } from '@contract/template';
import { TemplateList } from './cards/TemplateList';
import { editingBegun } from './expandedTemplatesSlice';
import { newTemplate } from './newTemplate';
import { isVisible, type TemplateFilter } from './visibleTemplates';

/** The training templates, for those who write what a training consists of. */
export default function TemplatesPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  const [filters, change] = useFilters('templates');
  const query = useGetTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading, originalArgs }] = useCreateTemplateMutation();
  const createOnce = useCreateOnce();
  const busyWith = isLoading ? (originalArgs?.type ?? null) : null;
  const isCreating = useBusyControl('create/template', isLoading);
  const { failed, refused, refusalCleared } = useFormStatus('create/template');
  const openMade = useOpenMade();

  const createOne = async (type: TrainingType) => {
    refusalCleared();
    const { data, error } = await createOnce(create, newTemplate(type));
    if (!data) {
      refused(error);
      return;
    }
    openMade(data);
    notify({ textKey: 'templates.action.created' });
  };

  return (
    <Page
      isWide
      title={t('templates.title')}
      filters={<TemplateFilters filter={filters} onFilter={change} />}
      actions={
        <>
          {trainingTypes.map((type) => (
            <CreateButton
              key={type}
              type={type}
              isBusy={busyWith === type}
              isDisabled={isCreating}
              onCreate={() => void createOne(type)}
            />
          ))}
          <Button component={Link} to={PRIZES} variant="outlined" startIcon={<EmojiEventsIcon />}>
            {t('templates.prizes')}
          </Button>
        </>
      }
    >
      <Stack spacing={1.5}>
        <FailureNotice failed={failed} takesFocus={false} />
        <UnsavedChangesBlocker>
          <TemplateList query={query} onMade={openMade} />
        </UnsavedChangesBlocker>
      </Stack>
    </Page>
  );
}

/** Returns a function, always the same one, that opens a template just made: first in the list, expanded, in edit mode. */
function useOpenMade(): (made: Template) => void {
  const dispatch = useDispatch();
  const store = useStore<WithFilters>();
  const [, change] = useFilters('templates');
  const isOnScreen = useIsOnScreen();
  return useCallback(
    (made) => {
      // Leaving the page has ended all editing.
      if (!isOnScreen.current) return;
      // A filter that leaves it out would take it away again as soon as it is saved; what is being typed stays all the same.
      const { edit, ...filter } = selectFilters(store.getState()).templates;
      const isKept = isVisible(made, filter) || isFieldFocused();
      change(isKept ? { page: 0 } : { ...usualFilters('templates'), edit });
      dispatch(editingBegun(made.id));
    },
    [dispatch, store, change, isOnScreen],
  );
}

interface CreateButtonProps {
  type: TrainingType;
  /** A template of this type is being created just now. */
  isBusy: boolean;
  isDisabled: boolean;
  onCreate: () => void;
}

/** Creates a template of a type. */
function CreateButton({ type, isBusy, isDisabled, onCreate }: CreateButtonProps) {
  const { t } = useTranslation();
  const isCreating = useBusyControl(`create/template/${type}`, isBusy);
  return (
    <LoadingButton
      variant="contained"
      startIcon={<AddIcon />}
      loading={isCreating}
      loadingPosition="start"
      disabled={isDisabled && !isCreating}
      onClick={onCreate}
    >
      {t(`templates.create.${type}`)}
    </LoadingButton>
  );
}

interface TemplateFiltersProps {
  filter: TemplateFilter;
  onFilter: (changes: Partial<TemplateFilter>) => void;
}

/** Which templates the list shows: by type, state, category, and words in name or description. */
function TemplateFilters({ filter, onFilter }: TemplateFiltersProps) {
  const { t } = useTranslation();
  const { data, isLoading, error } = useGetCategoriesQuery();
  const named = useMemo(() => data?.map(({ id, name }) => ({ id, name: localizedText(name) })), [data]);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flex: '1 1 600px', minWidth: 0, flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Choice
        isCompact
        label={t('templates.filter.type')}
        value={filter.type ?? 'ALL'}
        options={[
          { value: 'ALL' as const, label: t('templates.filter.allTypes') },
          ...trainingTypes.map((type) => ({ value: type, label: t(`templates.type.${type}`) })),
        ]}
        onChoose={(type) => onFilter({ type: type === 'ALL' ? null : type })}
      />
      <Choice
        isCompact
        label={t('templates.filter.state')}
        value={filter.state}
        options={shownTemplateStates.map((state) => ({ value: state, label: t(`templates.filter.${state}`) }))}
        onChoose={(state) => onFilter({ state })}
      />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
        <PickNamed
          isCompact
          label={t('templates.filter.category')}
          query={{ data: named, isLoading, error }}
          value={filter.category ?? ''}
          onPick={(category) => onFilter({ category })}
          nothing={{ label: t('templates.filter.allCategories'), onClear: () => onFilter({ category: null }) }}
        />
      </Box>
      <SearchField
        label={t('templates.filter.search')}
        hint={t('templates.filter.searchHelp')}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
    </Stack>
  );
}
