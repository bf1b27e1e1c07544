import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LeagueEntry } from '../../../contract/league';
import { leagueEntrySortFields } from '../../../contract/lists';
import { sortingOr } from '../../../contract/sorting';
import { DataGrid } from '../../ui/dataGrid/DataGrid';
import { SavedViews } from '../../ui/dataGrid/SavedViews';
import { EntryFiltersBar } from './EntryFiltersBar';
import { EntryTools } from './takeout/EntryTools';
import { useEntryColumns } from './useEntryColumns';
import { useEntryFilters, USUAL_SORT } from './useEntryFilters';
import { useShownEntries } from './useShownEntries';
import { useSumsText } from './useSumsText';

const views = <SavedViews grid="leagueEntries" />;
const entryId = ({ trainingId, player }: LeagueEntry) => `${trainingId} ${player.id}`;

interface ClubEntriesProps {
  /** Empty while it is not known. */
  clubName: string;
}

/** The entries of one club: one row for each event, with filters, sums and what can be taken out. */
export function ClubEntries({ clubName }: ClubEntriesProps) {
  const { t } = useTranslation();
  const entries = useEntryFilters();
  const { filters, season, isFiltered, change, showAll } = entries;
  const { sort, where, page } = filters;
  const { query, pageSize } = useShownEntries(entries);
  const columns = useEntryColumns();
  const sumsText = useSumsText();
  const { data } = query;
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
        nothingYet={t('leagueEntries.nothingYet')}
        nothingFound={
          <>
            {t('leagueEntries.nothingFound')} <Button onClick={showAll}>{t('leagueEntries.showAll')}</Button>
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
        tools={<EntryTools entries={entries} clubName={clubName} choices={data} columns={columns} />}
        views={views}
      />
    </>
  );
}
