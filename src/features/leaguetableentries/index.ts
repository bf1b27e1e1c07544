import type { FeatureRoute } from '@/routing/routes';
import ListAltIcon from '@mui/icons-material/ListAlt';

export const route: FeatureRoute = {
  path: 'leaguetableentries',
  right: 'league.readEvents',
  menu: { group: 'league', label: 'leagueEntries.title', icon: ListAltIcon },
  page: () => import(/* webpackChunkName: "private-leaguetableentries" */ './LeagueEntriesPage'),
};
