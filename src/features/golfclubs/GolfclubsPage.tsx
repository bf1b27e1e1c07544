import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useDeleteGolfclubMutation, useGetGolfclubsQuery } from '@/api/golfclub';
import { FocusAfterRemoval } from '@/editing/FocusAfterRemoval';
import { golfclubSortFields } from '@/filters/filters';
import { useFilters } from '@/filters/useFilters';
import { currentLocale } from '@/i18n/locale';
import { RemovalDialog } from '@/modal/RemovalDialog';
import type { DialogOf } from '@/modal/dialog';
import { dialogShown } from '@/modal/modalSlice';
import { useDialogHere } from '@/modal/useDialog';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/fields/SearchField';
import { useFound } from '@/ui/useControl';
import type { Golfclub } from '@contract/golfclub';
import type { CurrentOf } from '@contract/problem';
import { sortingOr } from '@contract/sorting';
import { GolfclubForm } from './GolfclubForm';
import { GolfclubGrid } from './GolfclubGrid';
import { visibleClubs, USUAL_SORT } from './visibleClubs';

/** The clubs, for those who look after all of them. */
export default function GolfclubsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [{ q, sort, where }, change] = useFilters('golfclubs');
  const query = useGetGolfclubsQuery({ members: 'none' }, { refetchOnMountOrArgChange: true });
  const clubs = query.data;
  const found = useMemo(() => clubs && visibleClubs(clubs, q, currentLocale()), [clubs, q]);
  const rows = useFound('golfclubs', q, { all: clubs, found, idOf: ({ id }) => id });
  return (
    <Page
      isWide
      title={t('clubs.title')}
      filters={
        <SearchField
          label={t('clubs.search')}
          hint={t('clubs.searchHelp')}
          value={q}
          onSearch={(typed) => change({ q: typed })}
        />
      }
      actions={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => dispatch(dialogShown({ kind: 'golfclub', id: null }))}
        >
          {t('clubs.create')}
        </Button>
      }
    >
      <Stack spacing={0.5}>
        <GolfclubGrid
          query={query}
          clubs={clubs}
          rows={rows}
          sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, golfclubSortFields, USUAL_SORT) }) }}
          filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
          isFiltered={q.trim() !== ''}
          onShowAll={() => change({ q: '', where: [] })}
        />
      </Stack>
      <GolfclubModal clubs={clubs ?? []} />
      <DeleteGolfclubDialog clubs={clubs ?? []} />
      <FocusAfterRemoval entries={clubs} />
    </Page>
  );
}

/** Asks before a club is deleted; one that is in use stays, and its members and trainings are counted. */
function DeleteGolfclubDialog({ clubs }: { clubs: readonly Golfclub[] }) {
  const { t } = useTranslation();
  const [deleteGolfclub] = useDeleteGolfclubMutation();
  const inUse = ({ name }: Golfclub, { members = 0, trainings = 0 }: CurrentOf<'in-use'>) => {
    const use = [
      members > 0 && t('clubs.remove.members', { count: members }),
      trainings > 0 && t('clubs.remove.trainings', { count: trainings }),
    ].filter(Boolean);
    return t('clubs.remove.inUse', { name, use: use.join(t('clubs.remove.and')) });
  };
  return (
    <RemovalDialog
      kind="deleteGolfclub"
      things={clubs}
      question={({ name }) => t('clubs.remove.question', { name })}
      consequence={() => t('clubs.remove.consequence')}
      inUse={inUse}
      remove={({ id }, changeOnce) => changeOnce(deleteGolfclub, { golfclubId: id })}
      done={({ name }) => ({ textKey: 'clubs.remove.done', values: { name } })}
    />
  );
}

/** Opens on SHOW with an empty form and on EDIT with the club's; each time it is opened it begins anew. */
function GolfclubModal({ clubs }: { clubs: readonly Golfclub[] }) {
  const { isOpen, dialog, hide } = useDialogHere('golfclub');
  const opened = useOpenedClub(dialog, clubs);

  if (opened.dialog === null || (opened.dialog.id !== null && opened.club === null)) return null;
  return <GolfclubForm key={opened.times} open={isOpen} club={opened.club} onClose={hide} />;
}

/**
 * Returns the club that a dialog is about, as it was when the dialog was opened: what others do to it meanwhile must not
 * move what is typed. `times` differs each time a dialog is opened.
 */
function useOpenedClub(dialog: DialogOf<'golfclub'> | null, clubs: readonly Golfclub[]) {
  const [opened, setOpened] = useState<{ dialog: typeof dialog; times: number; club: Golfclub | null }>({
    dialog: null,
    times: 0,
    club: null,
  });
  if (dialog !== opened.dialog) {
    const club = clubs.find(({ id }) => id === dialog?.id) ?? null;
    setOpened({ dialog, times: opened.times + 1, club });
  }
  return opened;
}
