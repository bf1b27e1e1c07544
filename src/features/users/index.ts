import GroupIcon from '@mui/icons-material/Group';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'users',
  right: 'member.list',
  menu: { group: 'ressources', label: 'users.title', icon: GroupIcon },
  page: () => import(/* webpackChunkName: "private-users" */ './UsersPage'),
};
