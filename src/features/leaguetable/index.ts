import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'leaguetable',
  right: 'league.read',
  menu: { group: 'league', label: 'league.title', icon: EmojiEventsIcon },
  keepAlive: true,
  page: () => import(/* webpackChunkName: "private-leaguetable" */ './LeagueTablePage'),
};
