import HistoryIcon from '@mui/icons-material/History';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'changes',
  right: 'change.list',
  menu: { group: 'settings', label: 'changes.title', icon: HistoryIcon },
  keepAlive: true,
  page: () => import(/* webpackChunkName: "private-changes" */ './ChangesPage'),
};
