import ApproveIcon from '@mui/icons-material/HowToReg';
import DeleteIcon from '@mui/icons-material/Delete';
import KeyIcon from '@mui/icons-material/VpnKey';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLazyGetMemberIdsQuery } from '@/api/member';
import { problemMessage } from '@/errors/problem';
import type { UserFilters } from '@/filters/filters';
import { dialogShown, removalAsked } from '@/modal/modalSlice';
import { useDialogHere } from '@/modal/useDialog';
import { useMay } from '@/session/sessionSlice';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import { ExportMenu } from '@/ui/dataGrid/ExportMenu';
import { SelectionBar } from '@/ui/dataGrid/SelectionBar';
import { useListExport } from '@/ui/dataGrid/useListExport';
import { useIsPhoneEitherWay } from '@/ui/useIsPhone';
import { useNotify } from '@/ui/useNotify';
import { AccessLinksDialog } from './access/AccessLinksDialog';
import { RolesMenu } from './RolesMenu';
import { type Change, useChangingUsers } from './useChangingUsers';
import { exportedUserColumns } from './exportedUserColumns';
import { useAllUsers } from './useAllUsers';
import { usersQuery } from './usersQuery';

interface CheckedUsersBarProps {
  /** Ids, of users on other pages too. */
  checked: readonly string[];
  filters: UserFilters;
  /** Of the list, on all its pages. */
  totalCount: number;
  onCheck: (ids: readonly string[]) => void;
  /** May come late, when other users are checked. */
  onUncheck: (ids: readonly string[]) => void;
}

/** How many users are checked, and what can be done with all of them at once. */
export function CheckedUsersBar({ checked, filters, totalCount, onCheck, onUncheck }: CheckedUsersBarProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayApprove = useMay('member.approve');
  const mayMakeLinks = useMay('member.makeAccessLink');
  const mayEdit = useMay('member.edit');
  const mayDelete = useMay('member.delete');
  const { change, progress } = useChangingUsers();
  const isBusy = progress !== null;
  const [action, setAction] = useState<Change['action'] | null>(null);
  const isApproving = useBusyControl('users/approve', isBusy && action === 'approve');
  const isGivingRole = useBusyControl('users/roles', isBusy && (action === 'grantRole' || action === 'revokeRole'));
  // No change touches what is searched in.
  const mayLeaveList = filters.filter !== 'all' || filters.where.length > 0;
  const changeChecked = async (what: Change) => {
    setAction(what.action);
    const { done } = await change(what, checked);
    if (mayLeaveList) onUncheck(done);
  };
  const notProvenId = useId();
  const isInOneLine = useIsPhoneEitherWay();
  return (
    <SelectionBar label={t('users.checked.label')}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {progress ? t('users.checked.changing', { ...progress }) : t('users.checked.number', { count: checked.length })}
      </Typography>
      {checked.length < totalCount && <CheckAllButton filters={filters} totalCount={totalCount} onCheck={onCheck} />}
      {mayApprove && (
        <>
          <LoadingButton
            startIcon={<ApproveIcon />}
            loading={isApproving}
            loadingPosition="start"
            disabled={isBusy && !isApproving}
            aria-describedby={notProvenId}
            onClick={() => void changeChecked({ action: 'approve' })}
          >
            {t('users.checked.approve')}
          </LoadingButton>
          <Typography id={notProvenId} variant="body2" sx={{ order: isInOneLine ? 1 : 0 }}>
            {t('users.checked.notProven')}
          </Typography>
        </>
      )}
      {mayEdit && (
        <RolesMenu
          isBusy={isGivingRole}
          isDisabled={isBusy && !isGivingRole}
          onChoose={(what) => void changeChecked(what)}
        />
      )}
      {mayMakeLinks && (
        <Button
          startIcon={<KeyIcon />}
          disabled={isBusy}
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'accessLinks' }))}
        >
          {t('access.many.title')}
        </Button>
      )}
      {mayDelete && (
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          disabled={isBusy}
          onClick={() => dispatch(removalAsked({ kind: 'deleteUsers' }))}
        >
          {t('users.checked.delete')}
        </Button>
      )}
      <ExportChecked checked={checked} filters={filters} />
      <Button onClick={() => onCheck([])}>{t('users.checked.none')}</Button>
      {mayMakeLinks && <AccessLinksDialog checked={checked} />}
      <DeleteUsersDialog
        count={checked.length}
        isBusy={isBusy}
        onDelete={() => change({ action: 'delete' }, checked).then(({ answered }) => onUncheck(answered))}
      />
    </SelectionBar>
  );
}

/** Checks all users of the list, those of other pages too. */
function CheckAllButton({
  filters,
  totalCount,
  onCheck,
}: Pick<CheckedUsersBarProps, 'filters' | 'totalCount' | 'onCheck'>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [readIds, { isFetching }] = useLazyGetMemberIdsQuery();
  const isChecking = useBusyControl('users/checkAll', isFetching);
  const checkAll = async () => {
    const { page: _page, pageSize: _size, ...listing } = usersQuery(filters, 0).listing;
    const club = filters.club === null ? {} : { golfclubId: filters.club };
    const { data, error } = await readIds({ ...listing, ...club });
    if (data) onCheck(data.ids);
    else notify(problemMessage(error), 'error');
  };
  return (
    <LoadingButton loading={isChecking} onClick={() => void checkAll()}>
      {t('users.checked.everyone', { count: totalCount })}
    </LoadingButton>
  );
}

/** Exports and prints the checked users of the list. */
function ExportChecked({ checked, filters }: Pick<CheckedUsersBarProps, 'checked' | 'filters'>) {
  const { t } = useTranslation();
  const read = useAllUsers(filters);
  const { save, isExporting } = useListExport({
    name: 'users/checked',
    title: t('users.title'),
    fileName: t('users.fileName'),
    columns: exportedUserColumns(t),
    read: async () => {
      const list = await read();
      const wanted = new Set(checked);
      return 'rows' in list ? { rows: list.rows.filter(({ id }) => wanted.has(id)) } : list;
    },
  });
  return (
    <ExportMenu
      name="users/checked"
      label={t('users.checked.export')}
      isBusy={isExporting}
      onChoose={(kind) => void save(kind)}
    />
  );
}

interface DeleteUsersDialogProps {
  /** How many are checked. */
  count: number;
  isBusy: boolean;
  onDelete: () => Promise<void>;
}

/** Asks before all checked users are deleted. */
function DeleteUsersDialog({ count, isBusy, onDelete }: DeleteUsersDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogHere('deleteUsers');

  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.deletion')}
      question={t('users.checked.deleteQuestion', { count })}
      consequence={t('users.checked.deleteConsequence')}
      confirmLabel={t('ui.confirm')}
      isBusy={isBusy}
      onConfirm={() => void onDelete().then(hide)}
      onCancel={hide}
    />
  );
}
