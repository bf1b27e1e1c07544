import GroupIcon from '@mui/icons-material/Group';
import type { FeatureRoute } from '@/routing/routes';

export { memberImportSlice } from './importing/memberImportSlice';

export const route: FeatureRoute = {
  path: 'users',
  right: 'member.list',
  menu: { group: 'ressources', label: 'users.title', icon: GroupIcon },
  keepAlive: true,
  page: () => import(/* webpackChunkName: "private-users" */ './UsersPage'),
};

/** The page of one member. */
export const memberRoute: FeatureRoute = {
  path: 'users/:username',
  right: 'member.list',
  page: () => import(/* webpackChunkName: "private-users-_" */ './page/MemberPage'),
};
