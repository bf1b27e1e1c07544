import PersonAddIcon from '@mui/icons-material/PersonAdd';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '../../modal/modalSlice';
import { useMay } from '../../session/useSession';

/** The ways to new users: one of them, or a file. */
export function NewUsers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useMay('member.create');
  const mayImport = useMay('member.import');
  return (
    <>
      {mayImport && (
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          onClick={() => dispatch(dialogShown({ kind: 'importMembers' }))}
        >
          {t('importing.title')}
        </Button>
      )}
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
}
