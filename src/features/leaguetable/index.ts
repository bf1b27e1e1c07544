import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'leaguetable',
  right: 'league.read',
  menu: { group: 'league', label: 'league.title', icon: EmojiEventsIcon },
  page: () => import(/* webpackChunkName: "private-leaguetable" */ './LeagueTablePage'),
};
