import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemMessage } from '@/errors/problem';
import type { UserFilters } from '@/filters/filters';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { useVisibleColumns } from '@/ui/dataGrid/visibleColumns';
import DownloadIcon from '@mui/icons-material/Download';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { useNotify } from '@/ui/useNotify';
import type { Member } from '@contract/member';
import { PrintButton } from './PrintButton';
import { memberColumns } from './memberText';
import { useSaveMembers } from './useSaveMembers';
import { useWholeList } from './useWholeList';

interface UserToolsProps {
  filters: UserFilters;
  columns: readonly GridColumn<Member>[];
  /** Whose users are shown; undefined: every club's. */
  clubName: string | undefined;
}

/** What can be done with the whole list. */
export function UserTools({ filters, columns, clubName }: UserToolsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayImport = useMay('member.import');
  const visible = useVisibleColumns('users', columns);
  const fields = visible.flatMap(({ field }) => memberColumns.find((known) => known === field) ?? []);
  return (
    <>
      {mayImport && (
        <Button
          size="small"
          startIcon={<UploadFileIcon />}
          onClick={() => dispatch(dialogShown({ kind: 'importMembers' }))}
        >
          {t('importing.title')}
        </Button>
      )}
      <ExportButton filters={filters} />
      <PrintButton filters={filters} clubName={clubName} columns={columns} fields={fields} />
    </>
  );
}

/** Saves all users that the filters show, of every page. */
function ExportButton({ filters }: { filters: UserFilters }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { read, isReading } = useWholeList('users/export', filters);
  const save = useSaveMembers();
  const exportAll = async () => {
    const list = await read();
    if ('error' in list)
      notify({ textKey: 'users.exporting.failed', values: { reason: problemMessage(list.error) } }, 'error');
    else save(list.members);
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isReading} onClick={exportAll}>
      {t('users.exporting.all')}
    </Button>
  );
}
