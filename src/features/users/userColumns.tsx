import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../contract/lists';
import type { Member } from '../../../contract/member';
import type { GridColumn } from '../../ui/gridColumn';

const isApprovalState = (role: Role) => role === 'APPROVED' || role === 'UNAPPROVED';

// An address may hold characters that mean something else in a link.
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Returns the columns of specification §2 that need no further rights; approval has a column of its own. */
export function useUserColumns(): GridColumn<Member>[] {
  const { t } = useTranslation();
  return [
    { field: 'golfclub', header: t('users.golfclub'), isSortable: true, cell: ({ golfclub }) => golfclub.name },
    { field: 'name', header: t('users.name'), isSortable: true, isTitle: true, cell: ({ name }) => name },
    {
      field: 'surname',
      header: t('users.surname'),
      isSortable: true,
      isTitle: true,
      minWidth: 130,
      cell: ({ surname }) => surname,
    },
    {
      field: 'roles',
      header: t('users.roles'),
      cell: ({ roles }) =>
        roles
          .filter((role) => !isApprovalState(role))
          .map((role) => t(`users.role.${role}`))
          .join(', '),
    },
    {
      field: 'email',
      header: t('users.email'),
      isSortable: true,
      flex: 2,
      minWidth: 200,
      cell: ({ email }) => (
        <Link href={mailAddress(email)} sx={{ display: 'inline-block', py: 0.5 }}>
          {email}
        </Link>
      ),
    },
    {
      field: 'approved',
      header: t('users.approved'),
      width: 140,
      cell: ({ roles }) => <Approved isApproved={!roles.includes('UNAPPROVED')} />,
    },
  ];
}

function Approved({ isApproved }: { isApproved: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {isApproved ? <CheckIcon color="success" fontSize="small" /> : <CloseIcon color="error" fontSize="small" />}
      <span>{t(isApproved ? 'users.isApproved' : 'users.isNotApproved')}</span>
    </Stack>
  );
}
