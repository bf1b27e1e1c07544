import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { typedAddress } from '@/api/address';
import { displayReading, useGetDisplayQuery } from '@/api/display';
import { followDisplay } from '@/api/live';
import { refusalOf } from '@/errors/failure';
import { TV } from '@/routing/routes';
import { linkSecret, linkSecretIn, storeLinkSecret } from '@/session/secrets';
import { Emblem } from '@/ui/PublicPage';
import { useOpenReport } from '@/ui/stateContexts';
import { useWakeLock } from '@/ui/shownLarge/useWakeLock';
import { useRequestedLocale } from '@/ui/useRequestedLocale';
import type { Locale } from '@contract/lists';
import { Board } from './Board';
import { DisplayErrorBoundary } from './DisplayErrorBoundary';

/** What hangs in the clubhouse: the table of the club whose link stands in the address, without anybody signed in. */
export default function DisplayPage() {
  const { t } = useTranslation();
  const locale = useRequestedLocale();
  const secret = linkSecretIn(useLocation().hash);
  const report = useOpenReport();
  useWakeLock();
  useEffect(() => {
    document.title = `${t('display.title')} · ${t('shell.product')}`;
  }, [t]);
  if (secret === null)
    return (
      <ScreenMessage
        title={t('display.screen.noLink')}
        text={t('display.screen.openWhole', { address: typedAddress(TV) })}
      />
    );
  const link = storeLinkSecret(secret);
  return (
    <DisplayErrorBoundary
      failed={
        <ScreenMessage title={t('display.screen.failed')} text={t('display.screen.startsAgain')}>
          {report && <Button onClick={report}>{t('shell.capsule.report')}</Button>}
        </ScreenMessage>
      }
    >
      <ClubScreen key={link} link={link} locale={locale} />
    </DisplayErrorBoundary>
  );
}

const READ_EVERY_MS = 60_000;

/** The display of one link: what was read last stays as long as nothing newer can be read, unless the link is revoked. */
function ClubScreen({ link, locale }: { link: number; locale: Locale }) {
  const { t } = useTranslation();
  const { data, error, refetch, fulfilledTimeStamp } = useGetDisplayQuery(
    { link },
    { pollingInterval: READ_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const isRevoked = refusalOf(error)?.code === 'not-found';
  useLiveDisplay(link, refetch, isRevoked);
  useFreshPage(fulfilledTimeStamp);
  if (isRevoked) {
    return <ScreenMessage title={t('display.screen.revoked')} text={t('display.screen.askForNew')} />;
  }
  // Not a failed call but an error of this page or browser: no connection would help.
  if (error && !('status' in error)) throw new Error(error.message);
  if (data) return <Board display={data} locale={locale} isCutOff={error !== undefined} />;
  return error === undefined ? (
    <ScreenMessage title={t('display.title')} text={t('display.screen.wait')} />
  ) : (
    <ScreenMessage title={t('display.screen.noConnection')} text={t('display.screen.keepsTrying')} />
  );
}

const ONE_DAY_MS = 24 * 60 * 60_000;

/**
 * Loads the page again once a day, so that a screen that is never switched off gets new versions of the app; only just
 * after something was read, when the server can be reached.
 */
function useFreshPage(lastRead: number | undefined): void {
  useEffect(() => {
    // By no clock of the day, which may have been set since.
    if (lastRead !== undefined && performance.now() > ONE_DAY_MS) window.location.reload();
  }, [lastRead]);
}

/** While balls come in every moment, the screen is not read anew for each of them. */
const LEAST_BETWEEN_MS = 1_000;

/** Reads the display again whenever something happens in its club, or may have happened. */
function useLiveDisplay(link: number, refetch: () => Promise<unknown>, isOver: boolean): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    const secret = linkSecret(link);
    if (secret === null || isOver) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const readAgain = paced(async () => {
      // A reading under way may have begun before what happened, and another one would only join it.
      await dispatch(displayReading(link));
      if (!signal.aborted) await refetch();
    });
    void followDisplay(secret, { onEvent: readAgain, signal });
    return () => leaving.abort();
  }, [link, refetch, isOver, dispatch]);
}

/** Returns what does the work at once, and what is asked for meanwhile or shortly after once more. */
function paced(work: () => Promise<unknown>): () => void {
  let requested = 0;
  let done = 0;
  let isUnderWay = false;
  const go = async () => {
    isUnderWay = true;
    while (done < requested) {
      done = requested;
      await work().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, LEAST_BETWEEN_MS));
    }
    isUnderWay = false;
  };
  return () => {
    requested += 1;
    if (!isUnderWay) void go();
  };
}

/** Says in large letters why there is no table on the screen, and what helps. */
function ScreenMessage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Box
      component="main"
      id="content"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: '3vh',
        p: '4vh',
        fontSize: 'min(4vh, 7vw)',
      }}
    >
      <Emblem />
      <Typography variant="h1" tabIndex={-1} sx={{ fontSize: '1.5em' }}>
        {title}
      </Typography>
      <Typography role="status" sx={{ fontSize: '1em', maxWidth: '40ch' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
