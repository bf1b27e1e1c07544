import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { initial } from '@/i18n/personName';
import { UnsentButton } from '@/outbox/UnsentButton';
import { useSession } from '@/session/sessionSlice';
import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';
import { useMenu } from '@/ui/shellSlice';
import { useSigningOut } from './useSigningOut';

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
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
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

const isApple = (): boolean => /Mac|iPhone|iPad/.test(window.navigator.platform);

/** Opens the palette, and says by which keys it opens too; on a narrow screen it is an icon. */
function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:900px)', { noSsr: true });
  const keys = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', onClick: onOpen } as const;
  if (!isRoomy) {
    return (
      <IconButton color="inherit" aria-label={t('shell.palette.open')} sx={{ width: 44, height: 44 }} {...keys}>
        <SearchIcon />
      </IconButton>
    );
  }
  return (
    <Button color="inherit" variant="outlined" size="small" startIcon={<SearchIcon />} {...keys}>
      <span>{t('shell.palette.open')}</span>
      <Box component="kbd" aria-hidden sx={{ ml: 1.5, font: 'inherit', color: 'text.secondary' }}>
        {isApple() ? '⌘K' : t('shell.palette.keys')}
      </Box>
    </Button>
  );
}

const UserMenuList = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './UserMenuList'));

/** The menu under the user's name. */
function UserMenu() {
  const { name, surname } = useSession();
  const signOut = useSigningOut();
  const { isOpen, open, close } = useMenu('user');
  const button = useRef<HTMLButtonElement>(null);
  const [buttonId, menuId] = [useId(), useId()];
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={open}
        sx={{ minWidth: 0, px: { xs: 1, sm: 2.25 } }}
      >
        <Box
          component="span"
          translate="no"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {`${initial(name)}. ${surname}`}
        </Box>
      </Button>
      <Deferred>
        <UserMenuList
          id={menuId}
          labelledBy={buttonId}
          open={isOpen}
          anchor={button}
          onClose={close}
          onSignOut={signOut}
        />
      </Deferred>
    </>
  );
}
