import type { FeatureRoute } from '@/routing/routes';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';

export const route: FeatureRoute = {
  path: 'leaguetable',
  right: 'league.read',
  menu: { group: 'league', label: 'league.title', icon: EmojiEventsIcon },
  page: () => import(/* webpackChunkName: "private-leaguetable" */ './LeagueTablePage'),
};
