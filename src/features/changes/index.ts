import type { FeatureRoute } from '@/routing/routes';
import HistoryIcon from '@mui/icons-material/History';

export const route: FeatureRoute = {
  path: 'changes',
  right: 'change.list',
  menu: { group: 'settings', label: 'changes.title', icon: HistoryIcon },
  page: () => import(/* webpackChunkName: "private-changes" */ './ChangesPage'),
};
