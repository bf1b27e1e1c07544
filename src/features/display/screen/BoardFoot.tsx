import CloudOffIcon from '@mui/icons-material/CloudOff';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/lists';
import { FOOT } from './boardLayout';
import { momentText } from './momentText';

interface BoardFootProps {
  /** The instant of what is shown. */
  at: string;
  locale: Locale;
  isCutOff: boolean;
  hasPages: boolean;
  turning: { isStopped: boolean; turnBy: (pages: 1 | -1) => void; toggle: () => void };
}

/** From when the board is, and what somebody in front of it can do. */
export function BoardFoot({ at, locale, isCutOff, hasPages, turning }: BoardFootProps) {
  const { t } = useTranslation();
  const { isStopped, turnBy, toggle } = turning;
  const time = momentText(at, locale);
  return (
    <Box
      component="footer"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: FOOT }}
    >
      {isCutOff ? (
        <Box
          role="status"
          sx={{ fontSize: '0.8em', fontWeight: 600, color: 'warning.main', display: 'flex', gap: '0.4em' }}
        >
          <CloudOffIcon fontSize="inherit" />
          {t('display.screen.lastData', { time })}
        </Box>
      ) : (
        <Box sx={{ fontSize: '0.6em', color: 'text.secondary' }}>{t('display.screen.asOf', { time })}</Box>
      )}
      <Box role="group" aria-label={t('display.screen.turning')} sx={{ display: 'flex' }}>
        {hasPages && (
          <>
            <IconButton aria-label={t('display.screen.previous')} onClick={() => turnBy(-1)}>
              <NavigateBeforeIcon />
            </IconButton>
            <IconButton aria-label={t(isStopped ? 'display.screen.goOn' : 'display.screen.pause')} onClick={toggle}>
              {isStopped ? <PlayArrowIcon /> : <PauseIcon />}
            </IconButton>
            <IconButton aria-label={t('display.screen.next')} onClick={() => turnBy(1)}>
              <NavigateNextIcon />
            </IconButton>
          </>
        )}
        {document.fullscreenEnabled && (
          <IconButton
            aria-label={t('display.screen.full')}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            <FullscreenIcon />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
