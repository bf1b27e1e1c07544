import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { StorageBanner } from '../../outbox/StorageBanner';
import { Deferred } from '../../ui/Deferred';
import { lazyPart } from '../../ui/lazyLoading';
import { usePalette } from '../palette/usePalette';
import { LapsedSession } from './LapsedSession';
import { LiveClub } from './LiveClub';
import { NewVersionBanner } from './NewVersionBanner';
import { OfflineBanner } from './OfflineBanner';
import { PageHeader } from './PageHeader';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { useSigningOut } from './useSigningOut';

const ImagePicker = lazyPart(
  () => import(/* webpackChunkName: "private-dialogs" */ '../../modal/imagePicker/ImagePicker'),
);
const ChainDialog = lazyPart(() => import(/* webpackChunkName: "private-dialogs" */ '../../modal/chain/ChainDialog'));
const SigningOutQuestion = lazyPart(() => import(/* webpackChunkName: "private-dialogs" */ './SigningOutQuestion'));
const SidebarDrawer = lazyPart(() => import(/* webpackChunkName: "private-dialogs" */ './SidebarDrawer'));

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
  const [isPinned, setPinned] = useState(isRoomy);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isWide ? isPinned : isDrawerOpen;
  const toggle = () => (isWide ? setPinned(!isPinned) : setDrawerOpen(!isDrawerOpen));
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <LiveClub />
      {isWide ? (
        <Box
          component="aside"
          id="sidebar"
          aria-label={t('shell.product')}
          hidden={!isPinned}
          sx={{
            width: SIDEBAR_WIDTH,
            flexShrink: 0,
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' }}>
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
        <OfflineBanner />
        <StorageBanner />
        <NewVersionBanner />
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, '&:focus': { outline: 'none' } }}>
          <Outlet />
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
