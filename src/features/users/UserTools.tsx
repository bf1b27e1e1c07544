import type { Member } from '../../../contract/member';
import type { UserFilters } from '../../filters/filters';
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
  const shown = useShownColumns('users', columns);
  const fields = shown.flatMap(({ field }) => memberFields.find((known) => known === field) ?? []);
  return (
    <>
      <ExportButton filters={filters} />
      <PrintButton filters={filters} clubName={clubName} fields={fields} />
    </>
  );
}
