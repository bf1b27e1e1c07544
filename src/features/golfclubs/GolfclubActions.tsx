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
        icon="edit"
        label={t('clubs.edit', { name })}
        onClick={() => dispatch(dialogOpenedToEdit({ kind: 'golfclub', id }))}
      />
      <RowButton
        icon="delete"
        label={t('clubs.delete', { name })}
        onClick={() => dispatch(removalAsked({ kind: 'deleteGolfclub', id }))}
      />
      <RowLink icon="history" to={`/private/changes?club=${id}`} label={t('clubs.changes', { name })} />
    </>
  );
}
