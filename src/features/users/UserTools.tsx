import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';

/** What can be done with the whole list besides taking it out. */
export function UserTools() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayImport = useMay('member.import');
  if (!mayImport) return null;
  return (
    <Button
      size="small"
      startIcon={<UploadFileIcon />}
      onClick={() => dispatch(dialogShown({ kind: 'importMembers' }))}
    >
      {t('importing.title')}
    </Button>
  );
}
