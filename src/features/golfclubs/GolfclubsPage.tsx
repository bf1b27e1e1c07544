import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { sortingOr } from '../../../contract/sorting';
import { useGetGolfclubsQuery } from '../../api/golfclub';
import { golfclubSortFields } from '../../filters/filters';
import { useFilters } from '../../filters/useFilters';
import { currentLocale } from '../../i18n/locale';
import { dialogShown } from '../../modal/modalSlice';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { DeleteGolfclubDialog } from './DeleteGolfclubDialog';
import { GolfclubGrid } from './GolfclubGrid';
import { GolfclubModal } from './GolfclubModal';
import { shownClubs, USUAL_SORT } from './shownClubs';

/** The clubs, for those who look after all of them. */
export default function GolfclubsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [{ q, sort, where }, change] = useFilters('golfclubs');
  const query = useGetGolfclubsQuery({ members: 'none' }, { refetchOnMountOrArgChange: true });
  const clubs = query.data;
  const rows = useMemo(() => clubs && shownClubs(clubs, q, currentLocale()), [clubs, q]);
  return (
    <Page
      isWide
      title={t('clubs.title')}
      filters={
        <SearchField
          size="small"
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
          rows={rows}
          sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, golfclubSortFields, USUAL_SORT) }) }}
          filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
          isFiltered={q.trim() !== ''}
          onShowAll={() => change({ q: '', where: [] })}
        />
      </Stack>
      <GolfclubModal clubs={clubs ?? []} />
      <DeleteGolfclubDialog clubs={clubs ?? []} />
    </Page>
  );
}
