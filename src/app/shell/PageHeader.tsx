import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { UnsentButton } from '../../outbox/drawer/UnsentButton';
import { PaletteButton } from '../palette/PaletteButton';
import { UserMenu } from './UserMenu';

interface PageHeaderProps {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenPalette: () => void;
}

/** The page header: sidebar toggle, command palette and user menu (specification §2). */
export function PageHeader({ isSidebarOpen, onToggleSidebar, onOpenPalette }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={t('shell.sidebar.toggle')}
          aria-expanded={isSidebarOpen}
          aria-controls="sidebar"
          onClick={onToggleSidebar}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        <PaletteButton onOpen={onOpenPalette} />
        <UnsentButton />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
