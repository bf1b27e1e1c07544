import ListAltIcon from '@mui/icons-material/ListAlt';
import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'leaguetableentries',
  right: 'league.readEvents',
  menu: { group: 'league', label: 'leagueEntries.title', icon: ListAltIcon },
  page: () => import(/* webpackChunkName: "private-leaguetableentries" */ './LeagueEntriesPage'),
};
