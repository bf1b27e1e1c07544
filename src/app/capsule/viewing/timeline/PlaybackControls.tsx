import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FastForward from '@mui/icons-material/FastForward';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SkipNext from '@mui/icons-material/SkipNext';
import SkipPrevious from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type AriaAttributes, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Capsule } from '@/capsule/capsuleFile';
import type { capsuleViewer } from '@/i18n/en/capsuleViewer';
import { stepsWithErrors } from './capsuleSteps';
import type { Playback } from './usePlayback';

interface PlaybackControlsProps {
  capsule: Capsule;
  playback: Playback;
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what is shown or hidden. */
  controls: string;
}

/** The buttons and the slider that go through the steps. */
export function PlaybackControls({ capsule, playback, isOpen, onToggle, controls }: PlaybackControlsProps) {
  const { t } = useTranslation();
  const { step, last, speed, go, play, pause } = playback;
  const errors = useMemo(() => stepsWithErrors(capsule), [capsule]);
  const previous = errors.findLast((one) => one < step);
  const next = errors.find((one) => one > step);
  /** Returns what leads there, or nothing. */
  const to = (at: number | undefined) => (at === undefined || at < 0 || at > last ? undefined : () => go(at));
  const playing = (pace: 1 | 4) => (last > 0 ? () => play(pace) : undefined);
  const text = (at: number) =>
    at === 0 ? t('capsuleViewer.timeline.before') : t('capsuleViewer.timeline.at', { step: at, count: last });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, px: 1, py: 0.5 }}>
      <TransportButton name="previousError" icon={SkipPrevious} onPress={to(previous)} />
      <TransportButton name="back" icon={NavigateBefore} onPress={to(step - 1)} />
      {speed === null ? (
        <>
          <TransportButton name="play" icon={PlayArrow} onPress={playing(1)} />
          <TransportButton name="playFast" icon={FastForward} onPress={playing(4)} />
        </>
      ) : (
        <TransportButton name="pause" icon={Pause} onPress={pause} />
      )}
      <TransportButton name="forward" icon={NavigateNext} onPress={to(step + 1)} />
      <TransportButton name="nextError" icon={SkipNext} onPress={to(next)} />
      <Box sx={{ flex: '1 1 160px', px: 2, display: 'flex' }}>
        <Slider
          size="small"
          min={0}
          max={last}
          disabled={last === 0}
          value={step}
          onChange={(_event, value) => go(value)}
          marks={errors.map((value) => ({ value }))}
          aria-label={t('capsuleViewer.timeline.step')}
          getAriaValueText={text}
        />
      </Box>
      <Typography variant="body2" role={speed === null ? 'status' : undefined}>
        {text(step)}
      </Typography>
      <TransportButton
        name={isOpen ? 'hide' : 'show'}
        icon={isOpen ? ExpandMore : ExpandLess}
        onPress={onToggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
      />
    </Stack>
  );
}

interface TransportButtonProps extends AriaAttributes {
  name: keyof typeof capsuleViewer.timeline;
  icon: typeof SvgIcon;
  /** Undefined: it does nothing at the moment. */
  onPress: (() => void) | undefined;
}

/** One of the buttons that lead through the steps; where it leads nowhere it keeps the focus all the same. */
function TransportButton({ name, icon: Icon, onPress, ...aria }: TransportButtonProps) {
  const { t } = useTranslation();
  const label = t(`capsuleViewer.timeline.${name}`);
  return (
    <IconButton
      {...aria}
      aria-label={label}
      title={label}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      sx={{ color: onPress ? 'text.primary' : 'text.disabled' }}
    >
      <Icon />
    </IconButton>
  );
}
