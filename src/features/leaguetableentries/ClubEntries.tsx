import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LeagueEntry } from '../../../contract/league';
import { Grid } from '../../ui/Grid';
import { EntryFiltersBar } from './EntryFiltersBar';
import { EntryTools } from './takeout/EntryTools';
import { useEntryColumns } from './useEntryColumns';
import { PAGE_SIZE, useEntryFilters, USUAL_SORT } from './useEntryFilters';
import { useShownEntries } from './useShownEntries';
import { useSumsText } from './useSumsText';

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
  const { sort, page } = filters;
  const query = useShownEntries(entries);
  const columns = useEntryColumns();
  const sumsText = useSumsText();
  const { data } = query;
  return (
    <>
      <EntryFiltersBar entries={entries} choices={data} />
      {season.isPast && <Typography color="textSecondary">{t('ui.season.past')}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {data && sumsText(data)}
        </Typography>
        <EntryTools entries={entries} clubName={clubName} choices={data} />
      </Stack>
      <Grid
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
          pageSize: PAGE_SIZE,
          totalCount: data?.totalCount ?? 0,
          onPage: (wanted) => change({ page: wanted }),
        }}
        sort={{ by: sort, onSort: (by) => change({ sort: by ?? USUAL_SORT }) }}
      />
    </>
  );
}
