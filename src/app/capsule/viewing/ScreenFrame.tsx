import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Capsule } from '@/capsule/capsuleFile';
import { onScreenReady, SCREEN_ADDRESS, type ScreenControls } from './screenControls';

/**
 * The app's own screens in a window as large as the reporter's, made smaller where it does not fit; they can be scrolled,
 * nothing else. It is a page of its own, so that the width, the clock and the pointer in it are the reporter's.
 */
export function ScreenFrame({ capsule, step }: { capsule: Capsule; step: number }) {
  const { t } = useTranslation();
  const { width, height } = capsule.viewport;
  const [space, setSpace] = useState({ width, height });
  const [controls, setControls] = useState<ScreenControls | null>(null);
  const scale = Math.min(1, space.width / width, space.height / height);
  const measured = useCallback((container: HTMLElement) => {
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect));
    observer.observe(container);
    return () => observer.disconnect();
  }, []);
  const controlled = useCallback(
    (frame: HTMLIFrameElement) => onScreenReady(frame, (open) => void open(capsule).then(setControls)),
    [capsule],
  );
  useEffect(() => controls?.show(step), [controls, step]);
  return (
    <Box
      ref={measured}
      sx={{
        flex: 1,
        minHeight: 0,
        minWidth: 0,
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ width: width * scale, height: height * scale, boxShadow: 1 }}>
        <Box
          component="iframe"
          ref={controlled}
          title={t('capsuleViewer.screen')}
          src={SCREEN_ADDRESS}
          sx={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </Box>
    </Box>
  );
}
