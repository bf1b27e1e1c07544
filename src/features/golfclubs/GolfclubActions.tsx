import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Golfclub } from '../../../contract/golfclub';
import { dialogOpenedToEdit, removalAsked } from '../../modal/modalSlice';

/** What can be done with one club. */
export function GolfclubActions({ club: { id, name } }: { club: Golfclub }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Stack direction="row" component="span">
      <IconButton
        aria-label={t('clubs.edit', { name })}
        onClick={() => dispatch(dialogOpenedToEdit({ kind: 'golfclub', id }))}
      >
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={t('clubs.delete', { name })}
        onClick={() => dispatch(removalAsked({ kind: 'deleteGolfclub', id }))}
      >
        <DeleteIcon />
      </IconButton>
      <IconButton component={Link} to={`/private/changes?club=${id}`} aria-label={t('clubs.changes', { name })}>
        <HistoryIcon />
      </IconButton>
    </Stack>
  );
}
