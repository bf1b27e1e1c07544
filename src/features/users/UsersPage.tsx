import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGolfclubsQuery } from '../../api/golfclub';
import { useSession } from '../../session/useSession';
import { Grid } from '../../ui/Grid';
import { Later } from '../../ui/Later';
import { lazyPart } from '../../ui/lazyPart';
import { Page } from '../../ui/Page';
import { CheckedUsersBar } from './checking/CheckedUsersBar';
import { useApproving } from './checking/useApproving';
import { useCheckedUsers } from './checking/useCheckedUsers';
import { useGridWishes } from './gridWishes';
import { isApproved } from './memberText';
import { NewUsers } from './NewUsers';
import { useUserColumns } from './userColumns';
import { UserFilters } from './UserFilters';
import { USUAL_SORT } from './askedUsers';
import { UserTools } from './UserTools';
import { useShownUsers } from './useShownUsers';
import { useUserFilters } from './useUserFilters';

const UserDialogs = lazyPart(() => import(/* webpackChunkName: "user-dialogs" */ './UserDialogs'));

const memberId = ({ id }: { id: string }) => id;

/** The directory of users: every club's for admins, the own club's for pros. */
export default function UsersPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [filters, change] = useUserFilters();
  const { club, filter, q, where, page, pageSize, sort } = filters;
  const { query, members, totalCount, counts } = useShownUsers(filters);
  const clubs = useGolfclubsQuery({ members: 'none' });
  const [wishes, changeWishes] = useGridWishes();
  const columns = useUserColumns(wishes.hidden, members?.some((member) => !isApproved(member)) ?? false);
  const { checked, selection, uncheck } = useCheckedUsers(members);
  const approving = useApproving();
  const shownClub = club ?? (session.roles.includes('ADMIN') ? null : session.golfclubId);
  return (
    <Page title={t('users.title')} actions={<NewUsers />}>
      <Stack spacing={2}>
        <UserFilters filters={filters} onChange={change} counts={counts} clubs={clubs} />
        {checked.length > 0 || approving.progress ? (
          <CheckedUsersBar checked={checked} approving={approving} onUncheck={uncheck} />
        ) : (
          <UserTools
            filters={filters}
            onPageSize={(size) => change({ pageSize: size })}
            clubName={clubs.data?.find(({ id }) => id === shownClub)?.name}
            wishes={wishes}
            onWishes={changeWishes}
          />
        )}
        <Grid
          label={t('users.title')}
          query={query}
          rows={members}
          columns={columns}
          rowId={memberId}
          selection={selection}
          movesSideways
          density={wishes.density}
          nothingYet={t('users.nothingYet')}
          nothingFound={
            <>
              {t('users.nothingFound')}{' '}
              <Button onClick={() => change({ club: null, filter: 'all', q: '', where: [] })}>
                {t('users.showAll')}
              </Button>
            </>
          }
          isFiltered={club !== null || filter !== 'all' || q !== '' || where.length > 0 || page > 0}
          paging={{ page, pageSize, totalCount, onPage: (wanted) => change({ page: wanted }) }}
          sort={{ by: sort, onSort: (by) => change({ sort: by ?? USUAL_SORT }) }}
        />
      </Stack>
      <Later>
        <UserDialogs members={members ?? []} golfclubId={shownClub} />
      </Later>
    </Page>
  );
}
