import GolfCourseIcon from '@mui/icons-material/GolfCourse';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'golfclubs',
  aliases: ['golfclub'],
  right: 'golfclub.create',
  menu: { group: 'ressources', label: 'clubs.title', icon: GolfCourseIcon },
  page: () => import(/* webpackChunkName: "private-golfclubs" */ './GolfclubsPage'),
};
