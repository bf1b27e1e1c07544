import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addressIn } from '@/app/state/savedState/startSavedState';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import type { CapsuleState } from '@/capsule/capsuleFile';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { CapsuleFacts } from '../CapsuleFacts';
import { Banner, type Opening } from './Banner';
import { ScreenFrame } from './ScreenFrame';
import { TimelinePanel } from './timeline/TimelinePanel';
import { usePlayback } from './timeline/usePlayback';

interface OpenedCapsuleProps {
  opened: ReplayedCapsule;
  opening: Opening;
  /** Goes on from a state of the capsule, under this name, at this instant (ISO 8601). */
  goOn: (state: CapsuleState, name: string, at: string) => void;
}

/** A capsule from top to bottom: what it is, the screens, and the timeline that moves them. */
export function OpenedCapsule({ opened, opening, goOn }: OpenedCapsuleProps) {
  const { t } = useTranslation();
  const { capsule, replayed } = opened;
  const playback = usePlayback(capsule.steps);
  const { step } = playback;
  const state = replayed.states[step] ?? capsule.base;
  const { steps, madeAt } = capsule;
  const at = step === steps.length ? madeAt : (steps[step - 1]?.at ?? steps[0]?.at ?? madeAt);
  const facts = [
    [t('capsule.holds.madeAt'), showInstant(madeAt, currentLocale())],
    ...(capsule.note === '' ? [] : [[t('capsule.holds.note'), capsule.note] as const]),
  ] as const;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Banner
        label={t('capsuleViewer.banner.label')}
        title={t('capsuleViewer.banner.notLive')}
        app={capsule.app}
        opening={opening}
        more={{
          label: t('capsuleViewer.banner.show'),
          content: (id) => <CapsuleFacts id={id} capsule={capsule} route={addressIn(state)} more={facts} />,
          isOpen: true,
        }}
        buttons={
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => goOn(state, t('capsuleViewer.banner.stepOf', { step }), at)}
          >
            {t('capsuleViewer.banner.live')}
          </Button>
        }
      />
      {/* Beside each other where there is room: the screen is to be read. */}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', lg: 'row' } }}>
        <ScreenFrame capsule={capsule} step={step} />
        <TimelinePanel opened={opened} playback={playback} />
      </Box>
    </Box>
  );
}
