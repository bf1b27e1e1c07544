import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { PageRotation } from './usePageRotation';

/** Turns pages that turn by themselves, and stops them. */
export function PageRotationButtons({ isStopped, turnBy, toggle }: PageRotation) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton aria-label={t('ui.turning.previous')} onClick={() => turnBy(-1)}>
        <NavigateBeforeIcon />
      </IconButton>
      <IconButton aria-label={t(isStopped ? 'ui.turning.goOn' : 'ui.turning.pause')} onClick={toggle}>
        {isStopped ? <PlayArrowIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton aria-label={t('ui.turning.next')} onClick={() => turnBy(1)}>
        <NavigateNextIcon />
      </IconButton>
    </>
  );
}
