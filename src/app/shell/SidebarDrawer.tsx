import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { Sidebar } from './Sidebar';

interface SidebarDrawerProps {
  open: boolean;
  /** Pixels; on a phone a rest of the page stays visible. */
  width: number;
  onClose: () => void;
}

/** The sidebar where there is no room for it beside the page. */
export default function SidebarDrawer({ open, width, onClose }: SidebarDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      id="sidebar"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.menu.label'), sx: { width, maxWidth: '86vw' } } }}
    >
      <Sidebar onLeave={onClose} />
    </Drawer>
  );
}
