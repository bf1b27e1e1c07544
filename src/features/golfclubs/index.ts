import GolfCourseIcon from '@mui/icons-material/GolfCourse';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'golfclubs',
  aliases: ['golfclub'],
  right: 'golfclub.create',
  menu: { group: 'ressources', label: 'clubs.title', icon: GolfCourseIcon },
  page: () => import(/* webpackChunkName: "private-golfclubs" */ './GolfclubsPage'),
};
