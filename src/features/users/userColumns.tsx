import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addressOf } from '@/filters/address';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { dialogOpenedToEdit, dialogShown, removalAsked } from '@/modal/modalSlice';
import { pageOfMember } from '@/routing/routes';
import { useMay, useSession } from '@/session/sessionSlice';
import { CellAnchor, CellLink, RowButton, RowIcon, RowLink } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { genders, memberAccess, type CallerRole, roles } from '@contract/lists';
import type { Member } from '@contract/member';
import { isApproved, mayGiveAccess } from '@contract/rights';
import { memberFilterColumns } from '@contract/sorting';
import { ApprovalCode } from './ApprovalCode';
import { type MemberColumn, memberColumns, memberText } from './memberText';

type Drawing = Omit<GridColumn<Member>, 'field' | 'header' | 'text' | 'cell' | 'filter'>;

const hiddenAtFirst: Drawing = { minWidth: 140, isHiddenAtFirst: true };

/** The columns of specification §2 are shown at first; the others look like `hiddenAtFirst` unless they stand here. */
const drawings: { [Column in MemberColumn]?: Drawing } = {
  golfclub: { minWidth: 100 },
  name: { isTitle: true, isSticky: true, minWidth: 90 },
  surname: { isTitle: true, isSticky: true, minWidth: 130 },
  roles: { minWidth: 90 },
  email: { flex: 2, minWidth: 140 },
  dateOfBirth: { width: 188, isHiddenAtFirst: true },
  gender: { width: 120, isHiddenAtFirst: true },
  handicap: { align: 'right', width: 110, isHiddenAtFirst: true },
  approved: { width: 115 },
};

/** Whom the page of the list holds. */
interface Listed {
  someoneWaits: boolean;
  someoneLacksAccess: boolean;
}

/**
 * Returns the columns of users; those of the approval code and the actions only for those who may use them. That of the access
 * is shown at first where somebody is listed who has no password or a link to set one.
 */
export function useUserColumns({ someoneWaits, someoneLacksAccess }: Listed): GridColumn<Member>[] {
  const { t } = useTranslation();
  const mayReadCode = useMay('member.readApprovalCode');
  const rowRights = useRowRights();
  return useMemo(() => {
    const locale = currentLocale();
    const columns = memberColumns.map((field): GridColumn<Member> => {
      const cell = cells[field]?.(t);
      return {
        field,
        header: t(`users.${field}`),
        isSortable: true,
        ...(drawings[field] ?? hiddenAtFirst),
        text: (member) => memberText(member, field, t, locale),
        filter: { kind: memberFilterColumns[field], choices: choicesOf(field, t) },
        ...(cell ? { cell } : {}),
      };
    });
    columns.push({
      field: 'access',
      header: t('users.access'),
      minWidth: 134,
      isHiddenAtFirst: !someoneLacksAccess,
      // Other servers of the API may not say it.
      text: ({ access }) => (access === undefined ? '' : t(`access.is.${access}`)),
      filter: {
        kind: memberFilterColumns.access,
        choices: memberAccess.map((value) => ({ value, label: t(`access.is.${value}`) })),
      },
    });
    for (const field of ['hasPassword', 'hasSignedIn'] as const) {
      const kind = memberFilterColumns[field];
      columns.push({ field, header: t(`users.${field}`), text: () => '', isFilterOnly: true, filter: { kind } });
    }
    if (someoneWaits && mayReadCode) {
      columns.push({
        field: 'approvalCode',
        header: t('users.approvalCode'),
        minWidth: 290,
        text: () => '',
        cell: (member) => !isApproved(member.roles) && <ApprovalCode member={member} />,
      });
    }
    if (rowRights) {
      columns.push({
        field: 'actions',
        header: t('users.actions'),
        isActions: true,
        width: 142,
        align: 'right',
        text: () => '',
        cell: (member) => <RowActions member={member} may={rowRights} />,
      });
    }
    return columns;
  }, [t, someoneWaits, someoneLacksAccess, mayReadCode, rowRights]);
}

function choicesOf(field: MemberColumn, t: TFunction) {
  if (field === 'roles') return roles.map((value) => ({ value, label: t(`users.role.${value}`) }));
  if (field === 'gender') return genders.map((value) => ({ value, label: t(`users.genders.${value}`) }));
  return [];
}

/** Either name leads to the page of the member. */
const nameCell = (field: 'name' | 'surname') => () => (member: Member) => (
  <CellLink to={pageOfMember(member.username)}>
    <span translate="no">{member[field]}</span>
  </CellLink>
);

const cells: { [Column in MemberColumn]?: (t: TFunction) => (member: Member) => ReactNode } = {
  name: nameCell('name'),
  surname: nameCell('surname'),
  email:
    () =>
    ({ email }) => (
      <CellAnchor href={mailAddress(email)}>
        <span translate="no">{email}</span>
      </CellAnchor>
    ),
  approved: (t) => {
    const [yes, no] = [approval(true, t('users.isApproved')), approval(false, t('users.isNotApproved'))];
    return (member) => (isApproved(member.roles) ? yes : no);
  },
};

// An address may hold characters that mean something else in a link.
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const approval = (isApproved: boolean, text: string) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
    <RowIcon name={isApproved ? 'yes' : 'no'} color={isApproved ? 'success' : 'error'} />
    {/* Its baseline is that of the cell: on a card it stands beside a name. */}
    <span style={{ alignSelf: 'baseline' }}>{text}</span>
  </span>
);

export interface RowRights {
  edit: boolean;
  remove: boolean;
  readChanges: boolean;
  giveAccess: (member: Member) => boolean;
}

/** Returns what someone may do with single users; null: nothing. */
function useRowRights(): RowRights | null {
  const edit = useMay('member.edit');
  const remove = useMay('member.delete');
  const readChanges = useMay('change.list');
  const makeLinks = useMay('member.makeAccessLink');
  const callerRoles = useSession().roles;
  return useMemo(
    () =>
      edit || remove || readChanges || makeLinks
        ? { edit, remove, readChanges, giveAccess: givenBy(callerRoles) }
        : null,
    [edit, remove, readChanges, makeLinks, callerRoles],
  );
}

const givenBy =
  (callerRoles: readonly CallerRole[]) =>
  ({ roles: ofMember }: Member): boolean =>
    mayGiveAccess(callerRoles, ofMember);

interface RowActionsProps {
  member: Member;
  may: RowRights;
}

/** What may be done with one user; each button names the person. */
function RowActions({ member, may }: RowActionsProps) {
  const { id } = member;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const person = personName(member);
  return (
    <>
      {may.edit && (
        <RowButton
          icon="edit"
          label={t('users.edit', { person })}
          onClick={() => dispatch(dialogOpenedToEdit({ kind: 'user', id }))}
        />
      )}
      {may.giveAccess(member) && (
        <RowButton
          icon="key"
          label={t('access.of', { person })}
          onClick={() => dispatch(dialogShown({ kind: 'accessLink', id }))}
        />
      )}
      {may.readChanges && (
        <RowLink icon="history" to={addressOf('changes', { member: id })} label={t('users.changes', { person })} />
      )}
      {may.remove && (
        <RowButton
          icon="delete"
          label={t('users.delete', { person })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteUser', id }))}
        />
      )}
    </>
  );
}
