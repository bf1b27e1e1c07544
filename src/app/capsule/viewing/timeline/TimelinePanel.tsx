import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import { isFocusFree } from '@/ui/focus';
import { ActionList } from './ActionList';
import { Details } from './Details';
import { PlaybackControls } from './PlaybackControls';
import type { Playback } from './usePlayback';

/** The way through the steps of a capsule, and all that is known of each. */
export function TimelinePanel({ opened, playback }: { opened: ReplayedCapsule; playback: Playback }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isOpen, setOpen] = useState(isRoomy);
  const contentId = useId();
  const keysId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocusFree()) panel.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    // Tabs and the slider have these keys themselves; a menu stands elsewhere on the page.
    if (way === 0 || event.defaultPrevented || !currentTarget.contains(target as Node)) return;
    event.preventDefault();
    playback.go(playback.step + way);
  };
  return (
    <Box
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label={t('capsuleViewer.timeline.label')}
      {...(isOpen && { 'aria-describedby': keysId })}
      onKeyDown={onKeyDown}
      sx={{
        ...{ borderColor: 'divider', bgcolor: 'background.paper', overflowY: { lg: 'auto' } },
        ...{ borderTop: { xs: 2, lg: 0 }, borderLeft: { lg: 2 }, width: { lg: 460 }, flexShrink: 0 },
      }}
    >
      <PlaybackControls
        capsule={opened.capsule}
        playback={playback}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        controls={contentId}
      />
      <Collapse in={isOpen} id={contentId} unmountOnExit>
        <Box sx={{ maxHeight: { xs: '34dvh', md: 'none' }, overflowY: 'auto', px: 2, pb: 1 }}>
          <RowStatus opened={opened} playback={playback} />
          <Typography id={keysId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('capsuleViewer.timeline.keys')}
          </Typography>
          <Box sx={{ display: { xs: 'block', md: 'flex', lg: 'block' }, gap: 2, height: { md: '28dvh', lg: 'auto' } }}>
            <ActionList opened={opened} playback={playback} />
            <Details opened={opened} playback={playback} />
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}

/** Says whether the replay gave the very states that were recorded, and leads to where it first did not. */
function RowStatus({ opened, playback }: { opened: ReplayedCapsule; playback: Playback }) {
  const { t } = useTranslation();
  const { diverged } = opened.replayed;
  if (!diverged) {
    return (
      <Alert severity="success" role="none" sx={{ py: 0, mb: 1 }}>
        {t('capsuleViewer.replay.exact')}
      </Alert>
    );
  }
  const { step, slice } = diverged;
  // A final state of its own has no slice to name.
  const isAtEnd = slice === '' || step === 0;
  return (
    <Alert
      severity="warning"
      role="none"
      sx={{ py: 0, mb: 1 }}
      action={
        !isAtEnd && (
          <Button color="inherit" size="small" onClick={() => playback.go(step)}>
            <span>{t('capsuleViewer.replay.go', { step })}</span>
          </Button>
        )
      }
    >
      {isAtEnd ? t('capsuleViewer.replay.divergedAtEnd') : t('capsuleViewer.replay.diverged', { step, slice })}
    </Alert>
  );
}
