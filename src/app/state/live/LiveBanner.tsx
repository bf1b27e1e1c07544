import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { appVersion } from '../../../capsule/appVersion';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { visuallyHidden } from '../../../ui/hiddenText';
import { ChooseFile } from '../../capsule/viewing/ChooseFile';
import { RefusedFile } from '../../capsule/viewing/RefusedFile';
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
  const isOther = app !== null && (app.version !== appVersion.version || app.commit !== appVersion.commit);
  return (
    <Box
      component="section"
      aria-label={t('liveState.label')}
      sx={{
        maxHeight: '40dvh',
        overflowY: 'auto',
        px: 2,
        py: 1,
        borderBottom: 3,
        borderColor: 'secondary.main',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('liveState.notLive')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {savedAt === null
              ? name
              : t('liveState.savedAt', { name, at: showInstant(savedAt, currentLocale()), version: app?.version })}
          </Typography>
        </Box>
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
        <ChooseFile opening={opening} />
        <Button size="small" variant="contained" href="/">
          {t('capsuleViewer.banner.exit')}
        </Button>
      </Stack>
      <Box role="status" sx={visuallyHidden}>
        {last && t('liveState.lastUnsent', { method: last.method, path: last.path })}
      </Box>
      <RefusedFile opening={opening} />
      {isOther && (
        <Alert severity="warning" role="none" sx={{ py: 0, my: 0.5 }}>
          {t('liveState.otherVersion', { theirVersion: app.version, theirCommit: app.commit, ...appVersion })}
        </Alert>
      )}
      {isOpen && <UnsentList id={listId} calls={calls} />}
    </Box>
  );
}
