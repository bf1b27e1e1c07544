import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery } from '@/api/golfclub';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { FitText } from '@/ui/shownLarge/FitText';
import { PageRotationButtons } from '@/ui/shownLarge/PageRotationButtons';
import { FOOT } from '@/ui/shownLarge/largeText';
import { itemAt, usePageRotation } from '@/ui/shownLarge/usePageRotation';
import { useWakeLock } from '@/ui/shownLarge/useWakeLock';
import { useWindowSize } from '@/ui/shownLarge/useWindowSize';
import type { ScheduledTraining } from '@contract/training';
import { ProjectorPodium } from './ProjectorPodium';
import { ProjectorTable } from './ProjectorTable';
import { projectorLayout, projectorPages } from './projectorPages';
import type { WinnerRow } from './winnerRows';

interface ProjectorProps {
  training: ScheduledTraining;
  rows: readonly WinnerRow[];
  onLeave: () => void;
}

/** Black on white, whatever colours the rest of the app has: the scheme for the sun is made for hard conditions. */
const highContrast = { 'data-sunlight': '' };

/** The keys of a hand-held presenter do what the arrow keys do. */
const pagesByKey: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/**
 * The winners over the whole screen, to be read from the last row of the room: podium, then pages of the list; Escape leaves
 * it.
 */
export function Projector({ training, rows, onLeave }: ProjectorProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const locale = currentLocale();
  const { data: club } = useGetGolfclubQuery({ id: training.golfclubId, members: 'none' });
  const layout = projectorLayout(useWindowSize());
  const pages = projectorPages(rows, layout);
  const hasPages = pages.length > 1;
  const { turn, ...rotation } = usePageRotation('projector', hasPages);
  const page = itemAt(pages, turn);
  useWakeLock();
  const pressed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const by = pagesByKey[key];
    if (by !== undefined && hasPages && !altKey && !ctrlKey && !metaKey) rotation.turnBy(by);
  };
  return (
    <Dialog
      fullScreen
      open
      onClose={onLeave}
      onKeyDown={pressed}
      aria-labelledby={titleId}
      slotProps={{ paper: { ...highContrast, sx: { bgcolor: 'background.default', color: 'text.primary' } } }}
    >
      <Stack
        sx={{
          height: '100%',
          overflow: 'hidden',
          p: '0.5em 0.8em 0.2em',
          gap: '0.25em',
          fontSize: `${layout.fontSize}px`,
          lineHeight: 1.2,
        }}
      >
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Typography id={titleId} component="h2" sx={{ fontSize: '1.4em', fontWeight: 700 }}>
              <FitText height="1.35em">{t('winners.titleOf', { training: localizedText(training.name) })}</FitText>
            </Typography>
            <Box sx={{ fontSize: '0.9em' }}>
              <FitText height="1.35em">
                {[...(club ? [club.name] : []), showDate(training.plannedDate, locale)].join(' · ')}
              </FitText>
            </Box>
          </Box>
          <Button variant="outlined" onClick={onLeave} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
            {t('winners.leave')}
          </Button>
        </Stack>
        <Box sx={{ flex: '1 1 0', minHeight: 0 }}>
          {page?.kind === 'podium' && <ProjectorPodium training={training} steps={page.steps} layout={layout} />}
          {page?.kind === 'list' && <ProjectorTable rows={page.rows} layout={layout} />}
        </Box>
        <Stack
          role="group"
          aria-label={t('ui.turning.turning')}
          direction="row"
          sx={{ minHeight: `${FOOT}px`, alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
        >
          {hasPages && page && (
            <>
              <Typography sx={{ fontSize: '0.6em' }}>
                {t('winners.page', { page: pages.indexOf(page) + 1, count: pages.length })}
              </Typography>
              <PageRotationButtons {...rotation} />
            </>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
