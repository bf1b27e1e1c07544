import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAllChanges } from '@/api/change';
import { usualFilters } from '@/filters/address';
import { ClubFilter } from '@/filters/ClubPicker';
import { useFilters } from '@/filters/useFilters';
import { personName } from '@/i18n/personName';
import { isUndoableImport, useChangeColumns } from '@/record/useChangeColumns';
import { useMay } from '@/session/sessionSlice';
import { Page } from '@/ui/Page';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { changeSortFields } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import { ChangeFiltersBar } from './ChangeFiltersBar';
import { UndoImportDialog } from './UndoImportDialog';
import { changesQuery, useVisibleChanges } from './useVisibleChanges';

const LATEST_FIRST = '-at';
const changeId = ({ id }: { id: string }) => id;

/** Who changed what, the latest first. */
export default function ChangesPage() {
  const { t } = useTranslation();
  const [filters, change] = useFilters('changes');
  const { club, member: personId, import: importId, kind, season, q, page, sort, where } = filters;
  const { query, data, currentData, pageSize } = useVisibleChanges(filters);
  const read = useAllChanges(changesQuery(filters));
  const mayUndo = useMay('member.undoImport');
  const columns = useChangeColumns({ undoesImports: mayUndo && data?.changes.some(isUndoableImport) });
  // Only entries of this person may lend their name to the line that says whose they are.
  const people = currentData?.changes.flatMap(({ actor, member }) => [actor ?? [], member ?? []].flat());
  const person = people?.find(({ id }) => id === personId);
  return (
    <Page
      isWide
      title={t('changes.title')}
      filters={<ChangeFiltersBar filters={filters} onChange={change} />}
      actions={<ClubFilter screen="changes" onPick={(picked) => change({ club: picked })} />}
    >
      {personId !== null && (
        <Typography>
          <span>{person ? t('changes.byOrAbout', { name: personName(person) }) : t('changes.byOrAboutOne')}</span>{' '}
          <Button onClick={() => change({ member: null })}>{t('changes.everybody')}</Button>
        </Typography>
      )}
      {importId !== null && (
        <Typography>
          <span>{t('changes.onlyImport')}</span>{' '}
          <Button onClick={() => change({ import: null })}>{t('changes.showAll')}</Button>
        </Typography>
      )}
      <DataGrid
        id="changes"
        label={t('changes.title')}
        query={query}
        rows={data?.changes}
        columns={columns}
        rowId={changeId}
        nothingYet={t('changes.nothingYet')}
        nothingFound={
          <>
            <span>{t('changes.nothingFound')}</span>{' '}
            <Button onClick={() => change(usualFilters('changes'))}>{t('changes.showAll')}</Button>
          </>
        }
        isFiltered={[club, personId, importId, kind].some(Boolean) || q !== '' || season !== 'all'}
        paging={{
          page,
          pageSize,
          totalCount: data?.totalCount ?? 0,
          onPage: (next) => change({ page: next }),
        }}
        sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, changeSortFields, LATEST_FIRST) }) }}
        filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
        listExport={{ title: t('changes.title'), fileName: t('changes.fileName'), read, isLandscape: true }}
      />
      <UndoImportDialog changes={data?.changes ?? []} />
    </Page>
  );
}
