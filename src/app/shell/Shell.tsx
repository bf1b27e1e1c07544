import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsOnline, selectIsReached } from '@/api/connectionSlice';
import { useLiveClub } from '@/api/useLiveClub';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { SignInAgain } from '@/features/login';
import { selectFilters } from '@/filters/filtersSlice';
import { clubAt } from '@/filters/useFilters';
import { FocusOfOpener } from '@/modal/FocusOfOpener';
import { selectIsStored } from '@/outbox/outboxSlice';
import { StorageBanner } from '@/outbox/StorageBanner';
import { KeepAliveOutlet } from '@/routing/KeepAliveOutlet';
import { selectLocation } from '@/routing/locationSlice';
import { useMay, useSession } from '@/session/sessionSlice';
import { Deferred } from '@/ui/Deferred';
import { ABOVE_NOTICES } from '@/ui/heightProperty';
import { lazyComponent } from '@/ui/lazyLoading';
import { drawerToggled, selectIsDrawerOpen, selectIsSidebarPinned, sidebarPinned } from '@/ui/shellSlice';
import { usePageScroll } from '@/ui/useScrolled';
import type { AppState } from '../makeStore';
import { usePalette } from '../palette/usePalette';
import { ClosedOverlays } from './ClosedOverlays';
import { NewVersionBanner } from './NewVersionBanner';
import { PageHeader } from './PageHeader';
import { Sidebar } from './Sidebar';
import { useSigningOut } from './useSigningOut';

const ImagePicker = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ '@/images/ImagePicker'));

const ChainDialog = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ '@/scoring/ChainDialog'));

const SigningOutQuestion = lazyComponent(
  () => import(/* webpackChunkName: "private-dialogs" */ './SigningOutQuestion'),
);

const SidebarDrawer = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './SidebarDrawer'));

const SessionEnding = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './SessionEnding'));

const FirstSteps = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './FirstSteps'));

const SIDEBAR_WIDTH = 272;

/**
 * The frame of every private page: header, content and a sidebar, which is a drawer below 1024 px and stands beside the
 * content from there on; where a table would hardly have room beside it, only for those who open it.
 */
export default function Shell() {
  const { t } = useTranslation();
  const signOut = useSigningOut();
  const palette = usePalette(signOut);
  const isWide = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const isRoomy = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const dispatch = useDispatch();
  const pinned = useSelector(selectIsSidebarPinned);
  const isPinned = pinned ?? isRoomy;
  const isDrawerOpen = useSelector(selectIsDrawerOpen);
  const setPinned = (isPinnedNow: boolean) => {
    dispatch(sidebarPinned(isPinnedNow));
    storeHidden(!isPinnedNow);
  };
  const setDrawerOpen = (isOpenNow: boolean) => void dispatch(drawerToggled(isOpenNow));
  // Before the first paint: a hidden sidebar must not flash.
  useLayoutEffect(() => {
    // Once: a window that is made smaller or larger leaves the sidebar as it is.
    if (pinned === null) dispatch(sidebarPinned(isRoomy && !isStoredHidden()));
  }, [dispatch, pinned, isRoomy]);
  const main = usePageScroll();
  const isOpen = isWide ? isPinned : isDrawerOpen;
  const toggle = () => (isWide ? setPinned(!isPinned) : setDrawerOpen(!isDrawerOpen));
  return (
    <Box sx={{ display: 'flex', minHeight: ABOVE_NOTICES }}>
      <SkipLink />
      <LiveClub />
      <FocusOfOpener />
      <ClosedOverlays />
      {isWide ? (
        <Box
          component="aside"
          id="sidebar"
          aria-label={t('shell.product')}
          hidden={!isPinned}
          sx={{
            width: SIDEBAR_WIDTH,
            displayPrint: 'none',
            flexShrink: 0,
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ position: 'sticky', top: 0, maxHeight: ABOVE_NOTICES, overflowY: 'auto' }}>
            <Sidebar />
          </Box>
        </Box>
      ) : (
        <Deferred>
          <SidebarDrawer open={isDrawerOpen} width={SIDEBAR_WIDTH} onClose={() => setDrawerOpen(false)} />
        </Deferred>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <PageHeader isSidebarOpen={isOpen} onToggleSidebar={toggle} onOpenPalette={palette.open} />
        <Box sx={{ displayPrint: 'none' }}>
          <OfflineBanner />
          <StorageBanner />
          <NewVersionBanner />
          <Deferred>
            <SessionEnding />
            <FirstSteps />
          </Deferred>
        </Box>
        <Box
          ref={main}
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flexGrow: 1, '&:focus': { outline: 'none' } }}
        >
          <KeepAliveOutlet />
        </Box>
      </Box>
      <Deferred>
        <ImagePicker />
        <ChainDialog />
        <SigningOutQuestion />
      </Deferred>
      {palette.dialog}
      <LapsedSession />
    </Box>
  );
}

const HIDDEN_KEY = 'sidebarHidden';

/** Returns whether somebody hid the sidebar in this browser, and has not shown it again since. */
const isStoredHidden = () => safeLocalStorage.getItem(HIDDEN_KEY) !== null;

function storeHidden(isHidden: boolean): void {
  // A full or forbidden storage loses the choice with the page, and nothing else.
  if (isHidden) safeLocalStorage.setItem(HIDDEN_KEY, 'true');
  else safeLocalStorage.removeItem(HIDDEN_KEY);
}

/** Asks for the password again once the session has lapsed; who leaves instead is asked first while balls are unsent. */
function LapsedSession() {
  const signOut = useSigningOut();
  return (
    <Deferred>
      <SignInAgain onLeave={signOut} />
    </Deferred>
  );
}

/** Says that there is no network, or no server to be reached through it, and what goes on all the same. */
function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSelector(selectIsOnline);
  const isReached = useSelector(selectIsReached);
  const mayRecord = useMay('training.run');
  const recording = useSelector(selectIsStored) ? 'recording' : 'recordingNotKept';
  return (
    <div role="status">
      {!isReached && (
        <Alert severity="warning" role="none" sx={{ borderRadius: 0 }}>
          {`${t(isOnline ? 'offline.banner.notAnswered' : 'offline.banner.noNetwork')} ${t(`offline.banner.${mayRecord ? recording : 'waiting'}`)}`}
        </Alert>
      )}
    </div>
  );
}

/** The first stop of the keyboard: past the menu, seen only while it has the focus. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        displayPrint: 'none',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
      onClick={(event) => {
        // Without a change of the address, which would be one more step on the way back.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('shell.skip')}
    </Link>
  );
}

/** Follows the club that is shown. Draws nothing, and with it nothing else is drawn anew whenever the address changes. */
function LiveClub(): null {
  const { golfclubId: ownClubId } = useSession();
  const chosen = useSelector((state: AppState) => clubAt(selectLocation(state).path, selectFilters(state)));
  useLiveClub(chosen ?? ownClubId);
  return null;
}
