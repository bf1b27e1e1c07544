import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ImagePicker } from '../../modal/imagePicker/ImagePicker';
import { NotKeptBanner } from '../../outbox/NotKeptBanner';
import { usePalette } from '../palette/usePalette';
import { LapsedSession } from './LapsedSession';
import { NewVersionBanner } from './NewVersionBanner';
import { OfflineBanner } from './OfflineBanner';
import { PageHeader } from './PageHeader';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { useLiveClub } from './useLiveClub';
import { useSigningOut } from './useSigningOut';

const SIDEBAR_WIDTH = 272;

/** The frame of every private page: a sidebar that stays from 1024 px on and is a drawer below, header and content. */
export default function Shell() {
  const { t } = useTranslation();
  useLiveClub();
  const { signOut, question } = useSigningOut();
  const palette = usePalette(signOut);
  const isWide = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isPinned, setPinned] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isWide ? isPinned : isDrawerOpen;
  const toggle = () => (isWide ? setPinned(!isPinned) : setDrawerOpen(!isDrawerOpen));
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
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
        <Drawer
          id="sidebar"
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          slotProps={{ paper: { 'aria-label': t('shell.menu.label'), sx: { width: SIDEBAR_WIDTH, maxWidth: '86vw' } } }}
        >
          <Sidebar onLeave={() => setDrawerOpen(false)} />
        </Drawer>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <PageHeader isSidebarOpen={isOpen} onToggleSidebar={toggle} onOpenPalette={palette.open} />
        <OfflineBanner />
        <NotKeptBanner />
        <NewVersionBanner />
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, '&:focus': { outline: 'none' } }}>
          <Outlet />
        </Box>
      </Box>
      <ImagePicker />
      {palette.dialog}
      {question}
      <LapsedSession />
    </Box>
  );
}
