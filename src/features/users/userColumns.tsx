import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member';
import { currentLocale } from '../../i18n/locale';
import { useMay } from '../../session/useSession';
import type { GridColumn } from '../../ui/gridColumn';
import { ApprovalCode } from './ApprovalCode';
import type { MovableColumn } from './gridWishes';
import { isApproved, memberText, type MemberField } from './memberText';
import { RowActions, useRowRights } from './RowActions';

type Drawing = Omit<GridColumn<Member>, 'field' | 'header' | 'cell'>;

/** The columns of specification §2 in its order, with those that can be shown besides before the approval. */
const drawings = {
  golfclub: { isSortable: true, minWidth: 100 },
  name: { isSortable: true, isTitle: true, minWidth: 90 },
  surname: { isSortable: true, isTitle: true, minWidth: 112 },
  roles: { minWidth: 100 },
  email: { isSortable: true, flex: 2, minWidth: 150 },
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
  const rowRights = useRowRights();
  return useMemo(() => {
    const locale = currentLocale();
    const columns = shownFields(hidden).map((field): GridColumn<Member> => {
      const text = (member: Member) => memberText(member, field, t, locale);
      return { field, header: t(`users.${field}`), ...drawings[field], cell: cells[field]?.(t) ?? text };
    });
    if (someoneWaits && mayReadCode) {
      columns.push({
        field: 'approvalCode',
        header: t('users.approvalCode'),
        minWidth: 110,
        cell: (member) => !isApproved(member) && <ApprovalCode member={member} />,
      });
    }
    if (rowRights) {
      columns.push({
        field: 'actions',
        header: t('users.actions'),
        isActions: true,
        width: 144,
        align: 'right',
        cell: (member) => <RowActions member={member} may={rowRights} />,
      });
    }
    return columns;
  }, [t, hidden, someoneWaits, mayReadCode, rowRights]);
}

const cells: { [Field in MemberField]?: (t: TFunction) => (member: Member) => ReactNode } = {
  // A long address breaks after its @, and is still read out as one.
  email:
    () =>
    ({ email }) => (
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
  approved: (t) => {
    const [yes, no] = [approval(true, t('users.isApproved')), approval(false, t('users.isNotApproved'))];
    return (member) => (isApproved(member) ? yes : no);
  },
};

// An address may hold characters that mean something else in a link.
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const approval = (isApproved: boolean, text: string) => (
  <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
    {isApproved ? <CheckIcon color="success" fontSize="small" /> : <CloseIcon color="error" fontSize="small" />}
    <span>{text}</span>
  </Stack>
);
