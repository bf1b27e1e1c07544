import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetChangesQuery } from '@/api/change';
import { addressOf } from '@/filters/address';
import { useChangeColumns } from '@/record/useChangeColumns';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { Change } from '@contract/change';
import type { Member } from '@contract/member';

const LATEST = 10;
const changeId = ({ id }: Change) => id;

/** What is on record by the member and about them, the latest first, and the way to all of it. */
export function MemberRecord({ member: { id } }: { member: Member }) {
  const { t } = useTranslation();
  const query = useGetChangesQuery({ personId: id, page: 0, pageSize: LATEST }, { refetchOnMountOrArgChange: true });
  const columns = useChangeColumns();
  // Nothing of the few rows needs to be narrowed.
  const plain = useMemo(() => columns.map(({ filter: _filter, ...column }) => column), [columns]);
  const { totalCount = 0, changes } = query.currentData ?? {};
  return (
    <Stack spacing={1}>
      <DataGrid
        id="memberChanges"
        label={t('member.record')}
        query={{ ...query, data: query.currentData }}
        rows={changes}
        columns={plain}
        rowId={changeId}
        nothingYet={t('member.recordNothing')}
      />
      {totalCount > 0 && (
        <Button component={Link} to={addressOf('changes', { member: id })} sx={{ alignSelf: 'flex-start' }}>
          <span>{t('member.allChanges', { count: totalCount })}</span>
        </Button>
      )}
    </Stack>
  );
}
