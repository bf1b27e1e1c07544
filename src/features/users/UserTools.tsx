import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Member } from '../../../contract/member';
import type { UserFilters } from '../../filters/filters';
import { dialogShown } from '../../modal/modalSlice';
import { useMay } from '../../session/useSession';
import type { GridColumn } from '../../ui/dataGrid/gridColumn';
import { useShownColumns } from '../../ui/dataGrid/useShownColumns';
import { ExportButton } from './exporting/ExportButton';
import { memberFields } from './memberText';
import { PrintButton } from './printing/PrintButton';

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
  const shown = useShownColumns('users', columns);
  const fields = shown.flatMap(({ field }) => memberFields.find((known) => known === field) ?? []);
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
