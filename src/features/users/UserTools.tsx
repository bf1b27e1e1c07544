import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { UserFilters } from '../../filters/filters';
import { ExportButton } from './exporting/ExportButton';
import type { GridWishes } from './gridWishes';
import { PrintButton } from './printing/PrintButton';
import { shownFields } from './userColumns';
import { ViewMenu } from './ViewMenu';

interface UserToolsProps {
  filters: UserFilters;
  onPageSize: (pageSize: UserFilters['pageSize']) => void;
  /** Whose users are shown; undefined: every club's. */
  clubName: string | undefined;
  wishes: GridWishes;
  onWishes: (changes: Partial<GridWishes>) => void;
}

/** What can be done with the whole list, and how it looks. */
export function UserTools({ filters, onPageSize, clubName, wishes, onWishes }: UserToolsProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('users.tools')}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}
    >
      <ExportButton filters={filters} />
      <PrintButton filters={filters} clubName={clubName} fields={shownFields(wishes.hidden)} />
      <ViewMenu wishes={wishes} onChange={onWishes} pageSize={filters.pageSize} onPageSize={onPageSize} />
    </Stack>
  );
}
