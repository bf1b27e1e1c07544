import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Member } from '../../../contract/member';
import { dialogOpenedToEdit, removalAsked } from '../../modal/modalSlice';
import { useMay } from '../../session/useSession';

/** Returns whether someone may do anything with single users. */
export function useHasRowActions(): boolean {
  const rights = [useMay('member.edit'), useMay('member.delete'), useMay('change.list')];
  return rights.includes(true);
}

/** What may be done with one user; each button names the person. */
export function RowActions({ member: { id, name, surname } }: { member: Member }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEdit = useMay('member.edit');
  const mayDelete = useMay('member.delete');
  const mayReadChanges = useMay('change.list');
  const person = t('users.person', { name, surname });
  return (
    <>
      {mayEdit && (
        <IconButton
          aria-label={t('users.edit', { person })}
          onClick={() => dispatch(dialogOpenedToEdit({ kind: 'user', id }))}
        >
          <EditIcon />
        </IconButton>
      )}
      {mayReadChanges && (
        <IconButton component={Link} to={`/private/changes?member=${id}`} aria-label={t('users.changes', { person })}>
          <HistoryIcon />
        </IconButton>
      )}
      {mayDelete && (
        <IconButton
          aria-label={t('users.delete', { person })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteUser', id }))}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </>
  );
}
