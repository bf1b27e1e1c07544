import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../openCapsule';
import { ActionList } from './ActionList';
import { Details } from './Details';
import { Transport } from './Transport';
import type { Travel } from './useTravel';
import { Verdict } from './Verdict';

/** The way through the steps of a capsule, and all that is known of each. */
export function TimelinePanel({ opened, travel }: { opened: Opened; travel: Travel }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isOpen, setOpen] = useState(isRoomy);
  const contentId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    // Tabs and the slider have these keys themselves; a menu stands elsewhere on the page.
    if (way === 0 || event.defaultPrevented || !currentTarget.contains(target as Node)) return;
    event.preventDefault();
    travel.go(travel.step + way);
  };
  return (
    <Box
      component="section"
      aria-label={t('capsuleViewer.timeline.label')}
      onKeyDown={onKeyDown}
      sx={{ borderTop: 2, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Transport
        opened={opened}
        travel={travel}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        controls={contentId}
      />
      <Collapse in={isOpen} id={contentId} unmountOnExit>
        <Box sx={{ maxHeight: { xs: '34dvh', md: 'none' }, overflowY: 'auto', px: 2, pb: 1 }}>
          <Verdict opened={opened} travel={travel} />
          <Box sx={{ display: { xs: 'block', md: 'flex' }, gap: 2, height: { md: '28dvh' } }}>
            <ActionList opened={opened} travel={travel} />
            <Details opened={opened} travel={travel} />
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}
