import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useMembersQuery } from '../../api/member';
import { Choice } from '../../ui/Choice';
import { Grid } from '../../ui/Grid';
import { Page } from '../../ui/Page';
import { SearchBox } from './SearchBox';
import { useUserColumns } from './userColumns';
import { sortNamed, useUsersUrl } from './usersUrl';

const PAGE_SIZE = 25;
const memberId = ({ id }: { id: string }) => id;

/** The directory of users: every club's for admins, the own club's for pros. */
export default function UsersPage() {
  const { t } = useTranslation();
  const { filters, filter, q, page, sort, go, showAll } = useUsersUrl();
  const query = useMembersQuery({ filter, q, sort, page, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true });
  const columns = useUserColumns();
  return (
    <Page title={t('users.title')}>
      <Stack spacing={3}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Choice
            label={t('users.filter.label')}
            value={filter}
            options={filters.map((value) => ({ value, label: t(`users.filter.${value}`) }))}
            onChoose={(chosen) => go({ filter: chosen })}
          />
          <SearchBox q={q} onSearch={(wanted) => go({ q: wanted })} />
        </Stack>
        <Grid
          label={t('users.title')}
          query={query}
          rows={query.data?.members}
          columns={columns}
          rowId={memberId}
          nothingYet={t('users.nothingYet')}
          nothingFound={
            <>
              {t('users.nothingFound')} <Button onClick={showAll}>{t('users.showAll')}</Button>
            </>
          }
          isFiltered={filter !== 'all' || q !== '' || page > 0}
          paging={{
            page,
            pageSize: PAGE_SIZE,
            totalCount: query.data?.totalCount ?? 0,
            onPage: (wanted) => go({ page: wanted }),
          }}
          sort={{ by: sort, onSort: (by) => go({ sort: sortNamed(by) }) }}
        />
      </Stack>
    </Page>
  );
}
