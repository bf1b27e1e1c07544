import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { whereQuery } from '@/api/call';
import { useGetChangesQuery, useWholeRecord } from '@/api/change';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { useFilters } from '@/filters/useFilters';
import { personName } from '@/i18n/personName';
import { Page } from '@/ui/Page';
import { PickNamed } from '@/ui/PickNamed';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { changeSortFields } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import { UndoImportDialog } from './UndoImportDialog';
import { useChangeColumns } from './useChangeColumns';

const LATEST_FIRST = '-at';
const changeId = ({ id }: { id: string }) => id;

/** Who changed what about people and clubs, the latest first. */
export default function ChangesPage() {
  const { t } = useTranslation();
  const [{ club, member: memberId, import: importId, page, sort, where }, change] = useFilters('changes');
  const pageSize = usePageSize('changes');
  const clubs = useGetGolfclubsQuery({ members: 'none' });
  const wanted = {
    golfclubId: club ?? '',
    memberId: memberId ?? '',
    importId: importId ?? '',
    sort,
    ...whereQuery(where),
  };
  const query = useGetChangesQuery({ ...wanted, page, pageSize }, { refetchOnMountOrArgChange: true });
  const read = useWholeRecord(wanted);
  const columns = useChangeColumns();
  // Only entries of this person may lend their name to the line that says whose they are.
  const member = query.currentData?.changes.find((one) => one.member?.id === memberId)?.member;
  return (
    <Page
      isWide
      title={t('changes.title')}
      filters={
        <>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
            <PickNamed
              isCompact
              label={t('shell.golfclub')}
              query={clubs}
              value={club ?? ''}
              onPick={(picked) => change({ club: picked })}
              nothing={{ label: t('changes.allClubs'), onClear: () => change({ club: null }) }}
            />
          </Box>
          {importId !== null && (
            <Typography sx={{ flexGrow: 1 }}>
              {t('changes.onlyImport')} <Button onClick={() => change({ import: null })}>{t('changes.showAll')}</Button>
            </Typography>
          )}
          {memberId !== null && (
            <Typography sx={{ flexGrow: 1 }}>
              {member ? t('changes.onlyOf', { name: personName(member) }) : t('changes.onlyOfOne')}{' '}
              <Button onClick={() => change({ member: null })}>{t('changes.everybody')}</Button>
            </Typography>
          )}
        </>
      }
    >
      <DataGrid
        id="changes"
        label={t('changes.title')}
        query={query}
        rows={query.data?.changes}
        columns={columns}
        rowId={changeId}
        nothingYet={t('changes.nothingYet')}
        nothingFound={
          <>
            {t('changes.nothingFound')}{' '}
            <Button onClick={() => change({ club: null, member: null, import: null, where: [] })}>
              {t('changes.showAll')}
            </Button>
          </>
        }
        isFiltered={club !== null || memberId !== null || importId !== null || page > 0}
        paging={{
          page,
          pageSize,
          totalCount: query.data?.totalCount ?? 0,
          onPage: (next) => change({ page: next }),
        }}
        sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, changeSortFields, LATEST_FIRST) }) }}
        filters={{ where, onFilter: (filters) => change({ where: filters }) }}
        takeOut={{ title: t('changes.title'), fileName: t('changes.fileName'), read, isLandscape: true }}
      />
      <UndoImportDialog changes={query.data?.changes ?? []} />
    </Page>
  );
}
