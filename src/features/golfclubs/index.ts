import type { FeatureRoute } from '@/routing/routes';
import GolfCourseIcon from '@mui/icons-material/GolfCourse';

export const route: FeatureRoute = {
  path: 'golfclubs',
  aliases: ['golfclub'],
  right: 'golfclub.create',
  menu: { group: 'ressources', label: 'clubs.title', icon: GolfCourseIcon },
  page: () => import(/* webpackChunkName: "private-golfclubs" */ './GolfclubsPage'),
};
