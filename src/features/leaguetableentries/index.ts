import ListAltIcon from '@mui/icons-material/ListAlt';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'leaguetableentries',
  right: 'league.readEvents',
  menu: { group: 'league', label: 'leagueEntries.title', icon: ListAltIcon },
  keepAlive: true,
  page: () => import(/* webpackChunkName: "private-leaguetableentries" */ './LeagueEntriesPage'),
};
