import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { FitText } from '@/ui/shownLarge/FitText';
import { Picture } from '@/ui/Picture';
import { medals } from '@/ui/shownLarge/medals';
import type { ScheduledTraining } from '@contract/training';
import { useInstantPrize } from './InstantPrize';
import { MOST_ON_STEP, type ProjectorLayout, type Step } from './projectorPages';

interface ProjectorPodiumProps {
  training: ScheduledTraining;
  steps: readonly Step[];
  layout: ProjectorLayout;
}

/** The first three places as steps, the second left of the first; the first one with a member has the instant prize. */
export function ProjectorPodium({ training, steps, layout }: ProjectorPodiumProps) {
  const { t } = useTranslation();
  const { isBeside } = layout;
  const prizePlace = steps.find(({ rows }) => rows.some(({ isFormer }) => !isFormer))?.place;
  return (
    <Stack
      component="ol"
      aria-label={t('winners.podium')}
      direction={isBeside ? 'row' : 'column'}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        height: '100%',
        gap: '0.6em',
        alignItems: isBeside ? 'flex-end' : 'stretch',
      }}
    >
      {steps.map((step) => {
        const look = looks[step.place - 1];
        return (
          <Stack
            component="li"
            key={step.place}
            sx={{
              ...(isBeside ? { flex: '1 1 0', height: look?.height, order: look?.order } : { flex: look?.share }),
              minWidth: 0,
              minHeight: 0,
              p: '0.4em 0.6em',
              gap: '0.2em',
              border: 2,
              borderTop: 8,
              borderColor: 'divider',
              borderTopColor: look?.medal,
              borderRadius: 2,
            }}
          >
            <StepOf step={step} medal={look?.medal} />
            {step.place === prizePlace && <PodiumPrize training={training} />}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** By place: where it stands, how high, and its share of an upright screen. */
const looks: readonly { order: number; height: string; share: number; medal: string }[] = [
  { order: 2, height: '100%', share: 3, medal: medals[0] },
  { order: 1, height: '82%', share: 2, medal: medals[1] },
  { order: 3, height: '70%', share: 2, medal: medals[2] },
];

function StepOf({ step: { place, rows }, medal }: { step: Step; medal: string | undefined }) {
  const { t } = useTranslation();
  const [first] = rows;
  const more = rows.length - MOST_ON_STEP;
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: '0.3em', flexShrink: 0 }}>
        <EmojiEventsIcon aria-hidden sx={{ fontSize: '1.5em', color: medal }} />
        <Box component="span" sx={{ fontSize: '1.3em', fontWeight: 700, lineHeight: 1.2 }}>
          {t('winners.placeShort', { place })}
        </Box>
        {rows.length > 1 && <Box sx={{ fontSize: '0.7em' }}>{t('winners.shared')}</Box>}
      </Stack>
      <Box sx={{ flex: '1 1 0', minHeight: 0, fontSize: '1.6em', fontWeight: 600 }}>
        <FitText height="100%" align="center">
          {rows.slice(0, MOST_ON_STEP).map(({ id, players }) => (
            <Box component="span" key={id} translate="no" sx={{ display: 'block' }}>
              {players}
            </Box>
          ))}
          {more > 0 && <Box sx={{ fontWeight: 400 }}>{t('winners.more', { count: more })}</Box>}
        </FitText>
      </Box>
      {first && (
        <FitText height="1.4em" align="center">
          <strong>{t('winners.pointsOf', { count: first.numbers.points })}</strong>
          <span>{` · ${t('winners.scoreOf', { score: first.score })}`}</span>
        </FitText>
      )}
    </>
  );
}

/** Pixels. */
const PICTURE_WIDTH = 160;

function PodiumPrize({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const prize = useInstantPrize(training);
  if (!prize) return null;
  const { name, image } = prize;
  return (
    <Stack
      direction="row"
      sx={{ flexShrink: 0, alignItems: 'center', gap: '0.4em', borderTop: 2, borderColor: 'divider', pt: '0.3em' }}
    >
      {image !== undefined && (
        <Box sx={{ flexShrink: 0, width: 'min(30%, 4.5em)' }}>
          <Picture
            address={(pixels) => imageAddress(image, pixels)}
            alt={t('winners.picture', { prize: name })}
            width={PICTURE_WIDTH}
            aspectRatio="4 / 3"
          />
        </Box>
      )}
      <Box sx={{ flex: '1 1 0', minWidth: 0, fontSize: '0.9em' }}>
        <FitText height="3.2em">{t('winners.prizeOf', { prize: name })}</FitText>
      </Box>
    </Stack>
  );
}
