import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { useDialogOf } from '@/modal/useDialog';
import { Notice } from '@/ui/Notice';
import { useIsPhoneEitherWay } from '@/ui/useIsPhone';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ScheduledTraining } from '@contract/training';
import { GroupBoard } from './GroupBoard';
import { groupSizes } from './groupsOf';
import { useChangingGroups, type ChangingGroups } from './useChangingGroups';
import { useDragging } from './useDragging';

/** Splits the players of a training into groups, and moves them from one to another. */
export function GroupsDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const titleId = useId();
  const isPhone = useIsPhoneEitherWay();
  const { isOpen, hide } = useDialogOf('groups', { trainingId: training.id });
  const content = useRef<HTMLDivElement>(null);
  const changing = useChangingGroups(training);
  const { groups, isBusy, problem, announcement, move } = changing;
  const sessions = training.trainingSessions;
  const dragging = useDragging(content, (id, group) => {
    const session = sessions.find((one) => one.id === id);
    if (session) void move(session, Number(group));
  });
  return (
    <Dialog
      open={isOpen}
      // Escape first ends what is being dragged.
      onClose={() => (dragging.drag ? dragging.cancel() : hide())}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={isPhone}
      maxWidth="lg"
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('groups.title', { training: localizedText(training.name) })}
      </DialogTitle>
      <LinearProgress aria-label={t('groups.saving')} sx={{ visibility: isBusy ? 'visible' : 'hidden' }} />
      <DialogContent ref={content}>
        <Stack spacing={2}>
          {problem !== null && <Notice severity="error">{problem}</Notice>}
          <Typography>{t('groups.intro')}</Typography>
          {sessions.length > 1 ? (
            <SplitButtons count={sessions.length} changing={changing} />
          ) : (
            <Typography color="textSecondary">{t('groups.few')}</Typography>
          )}
          {groups.length > 0 ? (
            <>
              <Typography color="textSecondary">{t('groups.dragging')}</Typography>
              <GroupBoard {...{ training, changing, dragging }} />
            </>
          ) : (
            <Typography color="textSecondary">{t('groups.none')}</Typography>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      </DialogContent>
      <DialogActions>
        {groups.length > 0 && (
          <Button disabled={isBusy} onClick={changing.remove} sx={{ minHeight: 44, mr: 'auto' }}>
            {t('groups.remove')}
          </Button>
        )}
        <Button onClick={hide} sx={{ minHeight: 44 }}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One press splits all players, in their order; a size that leaves them together is not offered. */
function SplitButtons({ count, changing: { isBusy, split } }: { count: number; changing: ChangingGroups }) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Typography id={labelId} component="span">
        {t('groups.split')}
      </Typography>
      {groupSizes
        .filter((size) => size === 2 || size < count)
        .map((size) => (
          <Button
            key={size}
            variant="outlined"
            disabled={isBusy}
            aria-label={t('groups.splitInto', { size })}
            onClick={() => split(size)}
            sx={{ minWidth: 48, minHeight: 48 }}
          >
            <span>{size}</span>
          </Button>
        ))}
    </Box>
  );
}
