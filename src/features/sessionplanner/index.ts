import EventNoteIcon from '@mui/icons-material/EventNote';
import type { FeatureRoute } from '@/routing/routes';

export { plannedSeries } from './planning/series';

export const route: FeatureRoute = {
  path: 'sessionplanner',
  right: 'training.plan',
  menu: { group: 'actions', label: 'planner.title', icon: EventNoteIcon },
  page: () => import(/* webpackChunkName: "private-sessionplanner" */ './PlannerPage'),
};
