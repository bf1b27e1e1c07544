import type { FeatureRoute } from '@/routing/routes';
import EventNoteIcon from '@mui/icons-material/EventNote';

export { plannedSeries } from './planning/series';

export const route: FeatureRoute = {
  path: 'sessionplanner',
  right: 'training.plan',
  menu: { group: 'actions', label: 'planner.title', icon: EventNoteIcon },
  page: () => import(/* webpackChunkName: "private-sessionplanner" */ './PlannerPage'),
};
