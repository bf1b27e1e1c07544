import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useGetMemberQuery } from '@/api/member';
import { refusalOf } from '@/errors/failure';
import { useFilters } from '@/filters/useFilters';
import { personName } from '@/i18n/personName';
import { dialogOpenedToEdit, removalAsked } from '@/modal/modalSlice';
import { USERS } from '@/routing/routes';
import { useMay } from '@/session/sessionSlice';
import { Deferred } from '@/ui/Deferred';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import { lazyComponent } from '@/ui/lazyLoading';
import type { Member } from '@contract/member';
import { AccessLinkDialog } from '../access/AccessLinkDialog';
import { ApprovalCodeDialog } from '../ApprovalCodeDialog';
import { DeleteUserDialog } from '../DeleteUserDialog';
import { MemberSections } from './MemberSections';

const UserModal = lazyComponent(() =>
  import(/* webpackChunkName: "user-dialogs" */ '../editing/UserModal').then(({ UserModal: part }) => ({
    default: part,
  })),
);

/** Everything about one member: what an admin, or a pro of the same club, may know. */
export default function MemberPage() {
  const { t } = useTranslation();
  const { username = '' } = useParams();
  const query = useGetMemberQuery({ username }, { refetchOnMountOrArgChange: true });
  // Somebody else must not stand here while this one is on the way.
  const member = query.currentData;
  const isGone = refusalOf(query.error)?.code === 'not-found';
  return (
    <Page
      title={member ? personName(member) : t('member.loading')}
      actions={member && !isGone && <MemberActions member={member} />}
    >
      {isGone ? (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Notice severity="warning">{t('member.gone', { username })}</Notice>
          <Button component={Link} to={USERS} variant="outlined">
            {t('member.toUsers')}
          </Button>
        </Stack>
      ) : (
        <QueryState query={{ ...query, data: member }} isEmpty={false} nothingYet={null}>
          {member && (
            <Stack spacing={3}>
              {/* Who has the same name has another username. */}
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {t('member.who', { username: member.username, golfclub: member.golfclub.name })}
              </Typography>
              <MemberSections member={member} />
            </Stack>
          )}
        </QueryState>
      )}
      {member && (
        <Deferred>
          <MemberDialogs key={member.id} member={member} />
        </Deferred>
      )}
    </Page>
  );
}

function MemberActions({ member: { id } }: { member: Member }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEdit = useMay('member.edit');
  const mayDelete = useMay('member.delete');
  return (
    <>
      {mayEdit && (
        <Button
          variant="contained"
          startIcon={<EditIcon />}
          onClick={() => dispatch(dialogOpenedToEdit({ kind: 'user', id }))}
        >
          {t('member.edit')}
        </Button>
      )}
      {mayDelete && (
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => dispatch(removalAsked({ kind: 'deleteUser', id }))}
        >
          {t('member.delete')}
        </Button>
      )}
    </>
  );
}

/** Everything that opens over the page. */
function MemberDialogs({ member }: { member: Member }) {
  const navigate = useNavigate();
  const [{ edit }, change] = useFilters('member');
  const mayEdit = useMay('member.edit');
  const members = [member];
  return (
    <>
      {mayEdit && (
        <UserModal
          members={members}
          edited={edit === null ? null : member.username}
          onEdited={(edited) => change({ edit: edited === null ? null : 'user' })}
        />
      )}
      <DeleteUserDialog members={members} onRemoved={() => void navigate(USERS, { replace: true })} />
      <ApprovalCodeDialog members={members} />
      <AccessLinkDialog members={members} />
    </>
  );
}
