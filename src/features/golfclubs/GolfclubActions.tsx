import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Golfclub } from '../../../contract/golfclub';
import { dialogOpenedToEdit, removalAsked } from '../../modal/modalSlice';
import { RowButton, RowLink } from '../../ui/dataGrid/RowButton';

/** What can be done with one club. */
export function GolfclubActions({ club: { id, name } }: { club: Golfclub }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <>
      <RowButton
        icon={EditIcon}
        label={t('clubs.edit', { name })}
        onClick={() => dispatch(dialogOpenedToEdit({ kind: 'golfclub', id }))}
      />
      <RowButton
        icon={DeleteIcon}
        label={t('clubs.delete', { name })}
        onClick={() => dispatch(removalAsked({ kind: 'deleteGolfclub', id }))}
      />
      <RowLink icon={HistoryIcon} to={`/private/changes?club=${id}`} label={t('clubs.changes', { name })} />
    </>
  );
}
