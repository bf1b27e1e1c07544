import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerFrame, otherVersions } from '@/app/capsule/viewing/BannerFrame';
import type { Opening } from '@/app/capsule/viewing/useOpening';
import { shortJson } from '@/capsule/shortJson';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import type { OpenedState } from '../opening/openFile';
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

/** Of a body no more is shown. */
const MOST_CHARACTERS = 2_000;

/** The calls that were not sent, the last one first: what each would have asked of the server. */
function UnsentList({ id, calls }: { id: string; calls: ReturnType<UnsentCalls['all']> }) {
  const { t } = useTranslation();
  return (
    <Box component="ol" id={id} reversed aria-label={t('liveState.list')} sx={{ m: 0, mt: 1, pl: 4 }}>
      {calls.map(({ number, method, path, body }) => (
        <Typography key={number} component="li" value={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="code">{`${method} ${path}`}</Box>
          {body === null && ` (${t('liveState.hiddenBody')})`}
          {body !== null && body !== undefined && (
            <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {shortJson(body, { most: MOST_CHARACTERS, indented: true })}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}
