import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLazyGetWhoamiQuery } from '@/api/auth';
import { showTime } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { renewalAsked, selectEndsSoon, sessionEndNoted } from '@/session/sessionEndSlice';
import { selectLapsed, useSession } from '@/session/sessionSlice';
import { sessionEnd } from '@/session/token';
import { LoadingButton } from '@/ui/LoadingButton';
import { useIsReplayed } from '@/ui/stateContexts';

const WARNED_AHEAD_MS = 5 * 60_000;
const LOOK_EVERY_MS = 10_000;

/** Warns five minutes before the session ends, and offers to go on without losing what is typed. */
export default function SessionEnding() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const look = useLookingAtEnd();
  const endsSoon = useSelector(selectEndsSoon);
  const isLapsed = useSelector(selectLapsed);
  const [readWhoami, { isFetching }] = useLazyGetWhoamiQuery();
  // Any call counts as using the session.
  const stay = () => void readWhoami().then(look);
  return (
    <div role="status">
      {endsSoon && !isLapsed && (
        <Alert
          severity="warning"
          role="none"
          sx={{ borderRadius: 0 }}
          action={
            endsSoon.because === 'idle' ? (
              <LoadingButton color="inherit" loading={isFetching} onClick={stay} sx={{ minHeight: 44 }}>
                {t('login.ending.stay')}
              </LoadingButton>
            ) : (
              <Button color="inherit" onClick={() => dispatch(renewalAsked())} sx={{ minHeight: 44 }}>
                {t('login.ending.again')}
              </Button>
            )
          }
        >
          {t(`login.ending.${endsSoon.because}`, { time: showTime(endsSoon.at, currentLocale()) })}
        </Alert>
      )}
    </div>
  );
}

/**
 * Notes in the store when the session ends within the next minutes, and when it does no longer; returns how that is done now.
 */
function useLookingAtEnd(): () => void {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const session = useSession();
  const known = useSelector(selectEndsSoon);
  const look = useCallback(() => {
    const end = sessionEnd();
    const isSoon = end !== null && end.at - Date.now() <= WARNED_AHEAD_MS;
    const endsSoon = isSoon ? { at: new Date(end.at).toISOString(), because: end.because } : null;
    if (endsSoon?.at !== known?.at) dispatch(sessionEndNoted({ endsSoon }));
  }, [dispatch, known]);
  useEffect(() => {
    if (isReplayed) return undefined;
    look();
    const looks = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looks);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isReplayed, look, session]);
  return look;
}
