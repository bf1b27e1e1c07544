import type { FeatureRoute } from '@/routing/routes';
import GolfCourseIcon from '@/ui/icons/GolfCourse';

export const route: FeatureRoute = {
  path: 'golfclubs',
  aliases: ['golfclub'],
  right: 'golfclub.create',
  menu: { group: 'ressources', label: 'clubs.title', icon: GolfCourseIcon },
  page: () => import(/* webpackChunkName: "private-golfclubs" */ './GolfclubsPage'),
};
