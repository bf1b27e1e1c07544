import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetMemberCountsQuery } from '@/api/member';
import { useMay } from '@/session/sessionSlice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** How many users wait for approval, beside the menu entry that this describes; nothing while nobody does. */
export default function WaitingBadge({ id }: { id: string }) {
  const { t } = useTranslation();
  const mayApprove = useMay('member.approve');
  const { data } = useGetMemberCountsQuery({}, { skip: !mayApprove });
  const count = data?.unapproved ?? 0;
  if (!mayApprove || count === 0) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          right: 12,
          minWidth: 24,
          px: 0.75,
          borderRadius: 3,
          textAlign: 'center',
          typography: 'body2',
          fontWeight: 600,
          pointerEvents: 'none',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        {count}
      </Box>
      <VisuallyHidden id={id}>{t('shell.menu.waiting', { count })}</VisuallyHidden>
    </>
  );
}
