import type { SvgIconComponent } from '@mui/icons-material';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FastForward from '@mui/icons-material/FastForward';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { capsuleViewer } from '@/i18n/en/capsuleViewer';
import type { Opened } from '../openCapsule';
import { stepsWithErrors } from './stops';
import type { Travel } from './useTravel';

interface TransportProps {
  opened: Opened;
  travel: Travel;
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what is shown or hidden. */
  controls: string;
}

/** The buttons and the slider that go through the steps. */
export function Transport({ opened, travel, isOpen, onToggle, controls }: TransportProps) {
  const { t } = useTranslation();
  const { step, last, speed, go, play, pause } = travel;
  const errors = useMemo(() => stepsWithErrors(opened.capsule), [opened]);
  const previous = errors.findLast((one) => one < step);
  const next = errors.find((one) => one > step);
  const text = (at: number) =>
    at === 0 ? t('capsuleViewer.timeline.before') : t('capsuleViewer.timeline.at', { step: at, count: last });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, px: 1, py: 0.5 }}>
      <TransportButton name="previousError" icon={ErrorOutline} isBack to={previous} go={go} />
      <TransportButton name="back" icon={NavigateBefore} to={step > 0 ? step - 1 : undefined} go={go} />
      {speed === null ? (
        <>
          <TransportButton name="play" icon={PlayArrow} to={last > 0 ? 1 : undefined} go={() => play(1)} />
          <TransportButton name="playFast" icon={FastForward} to={last > 0 ? 4 : undefined} go={() => play(4)} />
        </>
      ) : (
        <TransportButton name="pause" icon={Pause} to={step} go={pause} />
      )}
      <TransportButton name="forward" icon={NavigateNext} to={step < last ? step + 1 : undefined} go={go} />
      <TransportButton name="nextError" icon={ErrorOutline} to={next} go={go} />
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
        to={step}
        go={onToggle}
        expands={{ controls, isOpen }}
      />
    </Stack>
  );
}

interface TransportButtonProps {
  name: keyof typeof capsuleViewer.timeline;
  icon: SvgIconComponent;
  /** Where it leads; undefined: nowhere at the moment. */
  to: number | undefined;
  go: (to: number) => void;
  /** For what leads to something earlier under the same sign. */
  isBack?: boolean;
  expands?: { controls: string; isOpen: boolean };
}

/** One of the buttons that lead through the steps; where it leads nowhere it keeps the focus all the same. */
function TransportButton({ name, icon: Icon, to, go, isBack = false, expands }: TransportButtonProps) {
  const { t } = useTranslation();
  const label = t(`capsuleViewer.timeline.${name}`);
  const isIdle = to === undefined;
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && go(to)}
      sx={{ color: isIdle ? 'text.disabled' : 'text.primary' }}
      {...(expands ? { 'aria-expanded': expands.isOpen } : {})}
      {...(expands?.isOpen ? { 'aria-controls': expands.controls } : {})}
    >
      {name.endsWith('Error') && isBack && <span aria-hidden>‹</span>}
      <Icon />
      {name.endsWith('Error') && !isBack && <span aria-hidden>›</span>}
    </IconButton>
  );
}
