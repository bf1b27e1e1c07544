import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '@/ui/useIsPhone';

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** What happens in the dialog is not meant for the grid or the recording that it was opened from. */
const rememberedInside = {
  onKeyDown: stop,
  onFocus: stop,
  onClick: stop,
  onDoubleClick: stop,
  onMouseDown: stop,
  onMouseUp: stop,
  onPointerDown: stop,
  onPointerUp: stop,
};

interface ChainFrameProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around an opened chain; on a phone it fills the screen. */
export function ChainFrame({ open, title, onClose, children }: ChainFrameProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Box {...rememberedInside} sx={{ display: 'contents' }}>
      <Dialog open={open} onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {t('ui.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
