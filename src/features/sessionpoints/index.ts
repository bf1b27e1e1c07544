import StairsIcon from '@mui/icons-material/Stairs';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'settings/sessionpoints',
  right: 'mapping.edit',
  menu: { group: 'settings', label: 'points.title', icon: StairsIcon },
  page: () => import(/* webpackChunkName: "private-settings-sessionpoints" */ './PointsPage'),
};

/** The store keeps which entries are being edited. */
export { editedMappingsSlice } from './editedMappingsSlice';
