import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSavingPersonalData } from '@/api/useSavingPersonalData';
import { useMay } from '@/session/sessionSlice';
import { LoadingButton } from '@/ui/LoadingButton';
import type { Member } from '@contract/member';

/** Saves all that is stored about a member as a file, for those who may. */
export function StoredData({ member }: { member: Pick<Member, 'golfclubId' | 'username'> }) {
  const { t } = useTranslation();
  const mayExport = useMay('member.exportData');
  const { save, isSaving } = useSavingPersonalData(member);
  if (!mayExport) return null;
  return (
    <Box>
      <LoadingButton size="small" startIcon={<DownloadIcon />} loading={isSaving} onClick={save}>
        {t('personalData.export')}
      </LoadingButton>
      <Typography variant="body2" color="textSecondary">
        {t('personalData.text')}
      </Typography>
    </Box>
  );
}
