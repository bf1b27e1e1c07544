import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSavingPersonalData } from '@/api/useSavingPersonalData';
import { useMay } from '@/session/sessionSlice';
import DownloadIcon from '@mui/icons-material/Download';
import type { Member } from '@contract/member';

/** Saves all that is stored about a member as a file, for those who may. */
export function StoredData({ member }: { member: Pick<Member, 'golfclubId' | 'username'> }) {
  const { t } = useTranslation();
  const mayExport = useMay('member.exportData');
  const { save, isSaving } = useSavingPersonalData(member);
  if (!mayExport) return null;
  return (
    <Box>
      <Button size="small" startIcon={<DownloadIcon />} loading={isSaving} onClick={save}>
        {t('personalData.export')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('personalData.text')}
      </Typography>
    </Box>
  );
}
