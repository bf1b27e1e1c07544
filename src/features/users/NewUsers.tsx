import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '../../modal/modalSlice';
import { useMay } from '../../session/useSession';

/** The way to a new user. */
export const NewUsers = memo(function NewUsers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useMay('member.create');
  return (
    <>
      {mayCreate && (
        <Button
          variant="contained"
          startIcon={<PersonAddIcon />}
          onClick={() => dispatch(dialogShown({ kind: 'user', id: null }))}
        >
          {t('users.create')}
        </Button>
      )}
    </>
  );
});
