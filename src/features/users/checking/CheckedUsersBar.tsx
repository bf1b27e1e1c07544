import ApproveIcon from '@mui/icons-material/HowToReg';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { useMay } from '../../../session/useSession';
import { useSaveMembers } from '../exporting/useSaveMembers';
import { isApproved } from '../memberText';
import type { useApproving } from './useApproving';

interface CheckedUsersBarProps {
  checked: readonly Member[];
  approving: ReturnType<typeof useApproving>;
  onUncheck: () => void;
}

/** How many users are checked, and what can be done with all of them at once. */
export function CheckedUsersBar({ checked, approving: { approve, progress }, onUncheck }: CheckedUsersBarProps) {
  const { t } = useTranslation();
  const mayApprove = useMay('member.approve');
  const save = useSaveMembers();
  const waiting = checked.filter((member) => !isApproved(member));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('users.checked.label')}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, bgcolor: 'action.selected', borderRadius: 1 }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {progress
          ? t('users.checked.approving', { ...progress })
          : t('users.checked.number', { count: checked.length })}
      </Typography>
      {mayApprove && (waiting.length > 0 || progress) && (
        <Button startIcon={<ApproveIcon />} loading={progress !== null} onClick={() => approve(waiting)}>
          {t('users.checked.approve', { count: waiting.length })}
        </Button>
      )}
      <Button startIcon={<DownloadIcon />} onClick={() => save(checked)}>
        {t('users.checked.export')}
      </Button>
      <Button onClick={onUncheck}>{t('users.checked.none')}</Button>
    </Stack>
  );
}
