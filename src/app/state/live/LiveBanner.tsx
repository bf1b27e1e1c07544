import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { visuallyHidden } from '../../../ui/hiddenText';
import { BannerFrame, otherVersions } from '../../capsule/viewing/BannerFrame';
import type { Opening } from '../../capsule/viewing/useOpening';
import type { OpenedState } from '../opening/openFile';
import { UnsentList } from './UnsentList';
import type { UnsentCalls } from './unsentCalls';

interface LiveBannerProps {
  opened: OpenedState;
  opening: Opening;
  unsentCalls: UnsentCalls;
  onGoOn: () => void;
}

/** Says which state is open, that nothing of it is sent and what was not, and leads out of it. */
export function LiveBanner({ opened: { name, origin }, opening, unsentCalls, onGoOn }: LiveBannerProps) {
  const { t } = useTranslation();
  const calls = useSyncExternalStore(unsentCalls.subscribe, unsentCalls.all);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { app, savedAt } = origin;
  const [last] = calls;
  const versions = otherVersions(app);
  return (
    <BannerFrame
      label={t('liveState.label')}
      heading={
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('liveState.notLive')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {savedAt === null
              ? name
              : t('liveState.savedAt', { name, at: showInstant(savedAt, currentLocale()), version: app?.version })}
          </Typography>
        </>
      }
      buttons={
        <>
          {last && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {t('liveState.unsent', { count: last.number })}
            </Button>
          )}
          <Button size="small" variant="outlined" color="inherit" onClick={onGoOn}>
            {t('liveState.goOn')}
          </Button>
        </>
      }
      opening={opening}
      otherVersion={versions && t('liveState.otherVersion', versions)}
    >
      <Box role="status" sx={visuallyHidden}>
        {last && t('liveState.lastUnsent', { method: last.method, path: last.path })}
      </Box>
      {isOpen && <UnsentList id={listId} calls={calls} />}
    </BannerFrame>
  );
}
