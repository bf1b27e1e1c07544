import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { textOf } from '@/i18n/message';
import { selectNotices, type WithShell } from '@/ui/shellSlice';

/**
 * The latest short message in the place of the title, so that nothing moves and no control is covered. Its text is drawn by the
 * style: in the document it is in the live region of all pages.
 */
export function RecorderNotice({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation();
  const notice = useSelector((state: WithShell) => selectNotices(state).at(-1));
  if (!notice) return null;
  return (
    <Box
      aria-hidden
      data-shown-notice
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden', bgcolor: 'background.paper' }}
    >
      <Box
        data-text={textOf(t, notice.message)}
        sx={{
          fontSize: isShort ? '0.8125rem' : '1rem',
          fontWeight: 600,
          lineHeight: 1.2,
          color: notice.severity === 'error' ? 'error.main' : 'text.primary',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: isShort ? 2 : 1,
          overflow: 'hidden',
          '&::before': { content: 'attr(data-text)' },
        }}
      />
    </Box>
  );
}
