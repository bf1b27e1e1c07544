import EventNoteIcon from '@mui/icons-material/EventNote';
import type { FeatureRoute } from '@/routing/routes';

export { plannedSeriesSlice } from './planning/plannedSeriesSlice';

export const route: FeatureRoute = {
  path: 'sessionplanner',
  right: 'training.plan',
  menu: { group: 'actions', label: 'planner.title', icon: EventNoteIcon },
  page: () => import(/* webpackChunkName: "private-sessionplanner" */ './PlannerPage'),
};
