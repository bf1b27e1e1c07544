import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Member } from '../../../contract/member';
import { dialogOpenedToEdit, removalAsked } from '../../modal/modalSlice';
import { useMay } from '../../session/useSession';
import { RowButton, RowLink } from '../../ui/dataGrid/RowButton';

export interface RowRights {
  edit: boolean;
  remove: boolean;
  readChanges: boolean;
}

/** Returns what someone may do with single users; null: nothing. */
export function useRowRights(): RowRights | null {
  const edit = useMay('member.edit');
  const remove = useMay('member.delete');
  const readChanges = useMay('change.list');
  return useMemo(
    () => (edit || remove || readChanges ? { edit, remove, readChanges } : null),
    [edit, remove, readChanges],
  );
}

interface RowActionsProps {
  member: Member;
  may: RowRights;
}

/** What may be done with one user; each button names the person. */
export function RowActions({ member: { id, name, surname }, may }: RowActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const person = t('users.person', { name, surname });
  return (
    <>
      {may.edit && (
        <RowButton
          icon="edit"
          label={t('users.edit', { person })}
          onClick={() => dispatch(dialogOpenedToEdit({ kind: 'user', id }))}
        />
      )}
      {may.readChanges && (
        <RowLink icon="history" to={`/private/changes?member=${id}`} label={t('users.changes', { person })} />
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
