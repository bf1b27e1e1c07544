import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member';
import { currentLocale } from '../../i18n/locale';
import { useMay } from '../../session/useSession';
import type { GridColumn } from '../../ui/gridColumn';
import { ApprovalCode } from './ApprovalCode';
import type { MovableColumn } from './gridWishes';
import { isApproved, memberText, type MemberField } from './memberText';
import { RowActions, useHasRowActions } from './RowActions';

type Drawing = Omit<GridColumn<Member>, 'field' | 'header' | 'cell'>;

/** The columns of specification §2 in its order, with those that can be shown besides before the approval. */
const drawings = {
  golfclub: { isSortable: true, minWidth: 120 },
  name: { isSortable: true, isTitle: true, minWidth: 90 },
  surname: { isSortable: true, isTitle: true, minWidth: 130 },
  roles: { minWidth: 90 },
  email: { isSortable: true, flex: 2, minWidth: 200 },
  username: { isSortable: true, minWidth: 140 },
  handicap: { isSortable: true, align: 'right', width: 120 },
  phone: { minWidth: 140 },
  mobile: { minWidth: 140 },
  dateOfBirth: { width: 130 },
  approved: { width: 110 },
} as const satisfies Partial<Record<MemberField, Drawing>>;

/** The fields that are shown, in their order. */
export function shownFields(hidden: readonly MovableColumn[]): (keyof typeof drawings)[] {
  const fields = Object.keys(drawings) as (keyof typeof drawings)[];
  return fields.filter((field) => !hidden.some((other) => other === field));
}

/** Returns the columns someone wants and may see; the approval code only where somebody waits for approval. */
export function useUserColumns(hidden: readonly MovableColumn[], someoneWaits: boolean): GridColumn<Member>[] {
  const { t } = useTranslation();
  const mayReadCode = useMay('member.readApprovalCode');
  const hasActions = useHasRowActions();
  return useMemo(() => {
    const locale = currentLocale();
    const columns = shownFields(hidden).map((field): GridColumn<Member> => {
      const text = (member: Member) => memberText(member, field, t, locale);
      return { field, header: t(`users.${field}`), ...drawings[field], cell: cells[field] ?? text };
    });
    if (someoneWaits && mayReadCode) {
      columns.push({
        field: 'approvalCode',
        header: t('users.approvalCode'),
        minWidth: 140,
        cell: (member) => !isApproved(member) && <ApprovalCode member={member} />,
      });
    }
    if (hasActions) {
      columns.push({
        field: 'actions',
        header: t('users.actions'),
        isActions: true,
        width: 144,
        align: 'right',
        cell: (member) => <RowActions member={member} />,
      });
    }
    return columns;
  }, [t, hidden, someoneWaits, mayReadCode, hasActions]);
}

const cells: { [Field in MemberField]?: (member: Member) => ReactNode } = {
  // A long address breaks after its @, and is still read out as one.
  email: ({ email }) => (
    <Link
      href={mailAddress(email)}
      aria-label={email}
      sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
    >
      {email.slice(0, email.indexOf('@') + 1)}
      <wbr />
      {email.slice(email.indexOf('@') + 1)}
    </Link>
  ),
  approved: (member) => <Approved isApproved={isApproved(member)} />,
};

// An address may hold characters that mean something else in a link.
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

function Approved({ isApproved }: { isApproved: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {isApproved ? <CheckIcon color="success" fontSize="small" /> : <CloseIcon color="error" fontSize="small" />}
      <span>{t(isApproved ? 'users.isApproved' : 'users.isNotApproved')}</span>
    </Stack>
  );
}
