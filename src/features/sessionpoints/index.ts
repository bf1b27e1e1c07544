import StairsIcon from '@mui/icons-material/Stairs';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'settings/sessionpoints',
  right: 'mapping.edit',
  menu: { group: 'settings', label: 'points.title', icon: StairsIcon },
  page: () => import(/* webpackChunkName: "private-settings-sessionpoints" */ './PointsPage'),
};

/** The store keeps which entries are being edited. */
export { editedMappings } from './editedMappings';
