import EventNoteIcon from '@mui/icons-material/EventNote';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'sessionplanner',
  right: 'training.plan',
  menu: { group: 'actions', label: 'planner.title', icon: EventNoteIcon },
  page: () => import(/* webpackChunkName: "private-sessionplanner" */ './PlannerPage'),
};
