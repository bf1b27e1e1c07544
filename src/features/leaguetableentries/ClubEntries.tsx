import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetLeagueEntriesQuery } from '@/api/league';
import { useLastPage } from '@/filters/useLastPage';
import { NextStep } from '@/routing/NextStep';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { SavedViews } from '@/ui/dataGrid/SavedViews';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import type { LeagueEntry } from '@contract/league';
import { leagueEntrySortFields } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import { EntryFiltersBar } from './EntryFiltersBar';
import { useEntriesExport } from './useEntriesExport';
import { useEntryColumns } from './useEntryColumns';
import { type VisibleEntries, useEntryFilters, USUAL_SORT } from './useEntryFilters';
import { useSumsText } from './useSumsText';

const views = <SavedViews grid="leagueEntries" />;

const entryId = ({ trainingId, player }: LeagueEntry) => `${trainingId} ${player.id}`;

interface ClubEntriesProps {
  /** Empty while it is not known. */
  clubName: string;
}

/** The entries of one club: one row for each event, with filters, sums and export. */
export function ClubEntries({ clubName }: ClubEntriesProps) {
  const { t } = useTranslation();
  const entries = useEntryFilters();
  const { filters, season, isFiltered, change, showAll } = entries;
  const { sort, where, page } = filters;
  const { query, data, pageSize } = useVisibleEntries(entries);
  const columns = useEntryColumns();
  const sumsText = useSumsText();
  const listExport = useEntriesExport(entries, clubName, data);
  return (
    <>
      <EntryFiltersBar entries={entries} choices={data} />
      {season.isPast && <Typography color="textSecondary">{t('ui.season.past')}</Typography>}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {data && sumsText(data)}
      </Typography>
      <DataGrid
        id="leagueEntries"
        label={t('leagueEntries.title')}
        query={query}
        rows={data?.entries}
        columns={columns}
        rowId={entryId}
        nothingYet={
          <>
            <span>{t('leagueEntries.nothingYet')}</span> <NextStep to="wizard" />
          </>
        }
        nothingFound={
          <>
            <span>{t('leagueEntries.nothingFound')}</span>{' '}
            <Button onClick={showAll}>{t('leagueEntries.showAll')}</Button>
          </>
        }
        isFiltered={isFiltered}
        paging={{
          page,
          pageSize,
          totalCount: data?.totalCount ?? 0,
          onPage: (wanted) => change({ page: wanted }),
        }}
        sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, leagueEntrySortFields, USUAL_SORT) }) }}
        filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
        listExport={listExport}
        views={views}
      />
    </>
  );
}

/** Returns the page of entries that the filters ask for, read anew whenever the screen is opened. */
function useVisibleEntries({ wanted, filters: { page } }: VisibleEntries) {
  const pageSize = usePageSize('leagueEntries');
  const query = useGetLeagueEntriesQuery(
    { ...wanted, page: String(page), pageSize: String(pageSize) },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const counts = { rowCount: data?.entries.length ?? 0, totalCount: data?.totalCount ?? 0 };
  return { query: useLastPage('entries', query, { pageSize, ...counts }), data, pageSize };
}
