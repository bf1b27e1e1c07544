import PersonAddIcon from '@mui/icons-material/PersonAdd';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { FocusAfterRemoval } from '@/editing/FocusAfterRemoval';
import { useChangedRow } from '@/editing/rowChange';
import { ClubFilter } from '@/filters/ClubPicker';
import type { UserFilters } from '@/filters/filters';
import { dialogShown } from '@/modal/modalSlice';
import { useMay, useSession } from '@/session/sessionSlice';
import { Deferred } from '@/ui/Deferred';
import { Page } from '@/ui/Page';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { SavedViews } from '@/ui/dataGrid/SavedViews';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { ListExport } from '@/ui/dataGrid/listExport';
import { useVisibleColumns } from '@/ui/dataGrid/visibleColumns';
import { lazyComponent } from '@/ui/lazyLoading';
import { useIsPhone } from '@/ui/useIsPhone';
import { memberSortFields } from '@contract/lists';
import type { Member } from '@contract/member';
import { isApproved, seesEveryClub } from '@contract/rights';
import { sortingOr } from '@contract/sorting';
import { CheckedUsersBar } from './CheckedUsersBar';
import { UserFilters as UserFiltersBar } from './UserFilters';
import { exportedUserColumns } from './exportedUserColumns';
import { useCheckedUsers } from './useCheckedUsers';
import { useUserFilters } from './useUserFilters';
import { useVisibleUsers } from './useVisibleUsers';
import { useAllUsers } from './useAllUsers';
import { useUserColumns } from './userColumns';
import { USUAL_SORT } from './usersQuery';

const UserDialogs = lazyComponent(() => import(/* webpackChunkName: "user-dialogs" */ './UserDialogs'));

const memberId = ({ id }: { id: string }) => id;

const views = <SavedViews grid="users" />;

/** The directory of users: every club's for admins, the own club's for pros. */
export default function UsersPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [filters, change] = useUserFilters();
  const { club, filter, q, where, page, sort } = filters;
  const { query, pageSize, isAnswered, members, totalCount, counts } = useVisibleUsers(filters);
  const clubs = useGetGolfclubsQuery({ members: 'none' });
  const columns = useUserColumns({
    someoneWaits: members?.some((member) => !isApproved(member.roles)) ?? false,
    someoneLacksAccess: members?.some(({ access = 'PASSWORD' }) => access !== 'PASSWORD') ?? false,
  });
  const { checked, selection, check, uncheck } = useCheckedUsers(filters, isAnswered);
  const changed = useChangedRow('user', members);
  const selectedClub = club ?? (seesEveryClub(session.roles) ? null : session.golfclubId);
  const nameOf = (wanted: string) => clubs.data?.find(({ id }) => id === wanted)?.name ?? null;
  const listExport = useUsersExport(
    filters,
    selectedClub === null ? t('users.printing.everyClub') : nameOf(selectedClub),
    columns,
  );
  const isPhone = useIsPhone();
  const checkedBar = checked.length > 0 && (
    <CheckedUsersBar checked={checked} filters={filters} totalCount={totalCount} onCheck={check} onUncheck={uncheck} />
  );
  return (
    <Page
      isWide
      title={t('users.title')}
      filters={<UserFiltersBar filter={filter} q={q} onChange={change} counts={counts} />}
      actions={
        <>
          <ClubFilter screen="users" onPick={(picked) => change({ club: picked })} />
          <NewUsers />
        </>
      }
    >
      <Stack spacing={isPhone ? 0.5 : 0}>
        {isPhone && checkedBar}
        <DataGrid
          id="users"
          label={t('users.title')}
          query={query}
          rows={members}
          columns={columns}
          rowId={memberId}
          selection={selection}
          {...changed}
          nothingYet={t('users.nothingYet')}
          nothingFound={
            <>
              <span>{t('users.nothingFound')}</span>{' '}
              <Button onClick={() => change({ club: null, filter: 'all', q: '', where: [] })}>
                {t('users.showAll')}
              </Button>
            </>
          }
          isFiltered={club !== null || filter !== 'all' || q !== ''}
          paging={{ page, pageSize, totalCount, onPage: (wanted) => change({ page: wanted }) }}
          sort={{ by: sort, onSort: (by) => change({ sort: sortingOr(by, memberSortFields, USUAL_SORT) }) }}
          filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
          tools={<UserTools />}
          listExport={listExport}
          views={views}
        />
        {!isPhone && checkedBar}
      </Stack>
      <Deferred>
        <UserDialogs members={members ?? []} golfclubId={selectedClub} />
      </Deferred>
      <FocusAfterRemoval entries={members} />
    </Page>
  );
}

/** Returns how the users are exported whom the filters show; `ofClub` says of which club, null while its name is not known. */
function useUsersExport(
  filters: UserFilters,
  ofClub: string | null,
  columns: readonly GridColumn<Member>[],
): ListExport<Member> {
  const { t } = useTranslation();
  const exported = exportedUserColumns(t);
  const visible = useVisibleColumns('users', columns);
  return {
    title: t('users.title'),
    fileName: t('users.fileName'),
    heading: [
      ...(ofClub === null ? [] : [ofClub]),
      t(`users.filter.${filters.filter}`),
      ...(filters.q === '' ? [] : [t('users.printing.search', { q: filters.q })]),
    ],
    read: useAllUsers(filters),
    columns: exported,
    printed: visible.flatMap(({ field }) => exported.find((one) => one.field === field) ?? []),
  };
}

/** The way to a new user. */
const NewUsers = memo(function NewUsers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useMay('member.create');
  return (
    <>
      {mayCreate && (
        <Button
          variant="contained"
          startIcon={<PersonAddIcon />}
          onClick={() => dispatch(dialogShown({ kind: 'user', id: null }))}
        >
          {t('users.create')}
        </Button>
      )}
    </>
  );
});

/** What can be done with the whole list besides taking it out. */
function UserTools() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayImport = useMay('member.import');
  if (!mayImport) return null;
  return (
    <Button
      size="small"
      startIcon={<UploadFileIcon />}
      onClick={() => dispatch(dialogShown({ kind: 'importMembers' }))}
    >
      {t('importing.title')}
    </Button>
  );
}
