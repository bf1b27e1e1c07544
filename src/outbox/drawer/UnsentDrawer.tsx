import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDialog } from '../../modal/useDialog';
import { selectEntries, sendingAsked } from '../outboxSlice';
import { useOutboxDispatch } from '../recording';
import { UnsentTraining } from './UnsentTraining';

/** Everything that this device still has to send, by training, with what can be done about it. */
export default function UnsentDrawer() {
  const { isOpen, hide } = useDialog('unsentBalls');
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={hide}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 'min(100vw, 460px)' } },
      }}
    >
      <Unsent titleId={titleId} onClose={hide} />
    </Drawer>
  );
}

function Unsent({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const entries = useSelector(selectEntries);
  const trainingIds = [...new Set(entries.map(({ trainingId }) => trainingId))];
  const isAnyWaiting = entries.some(({ state }) => state === 'waiting');
  return (
    <Stack spacing={3} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography ref={title} id={titleId} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('outbox.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={onClose} sx={{ minWidth: 44, minHeight: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status">{t(entries.length === 0 ? 'outbox.nothing' : 'outbox.kept')}</Typography>
      {isAnyWaiting && (
        <Button
          variant="contained"
          onClick={() => dispatch(sendingAsked())}
          sx={{ minHeight: 44, alignSelf: 'flex-start' }}
        >
          {t('outbox.tryNow')}
        </Button>
      )}
      {trainingIds.map((trainingId) => (
        <UnsentTraining
          key={trainingId}
          trainingId={trainingId}
          entries={entries.filter((entry) => entry.trainingId === trainingId)}
          onLeave={onClose}
          onSettled={() => title.current?.focus()}
        />
      ))}
    </Stack>
  );
}
