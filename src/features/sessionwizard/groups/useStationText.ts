import { useTranslation } from 'react-i18next';
import type { StationOption } from './useStationOptions';

/** Returns a function that says which station it is and how many players, or teams, are there. */
export function useStationText(): (option: StationOption) => string {
  const { t } = useTranslation();
  return ({ training: { teamMode }, group, size: count }) => {
    if (group === null) return t(teamMode ? 'groups.allTeams' : 'groups.allPlayers', { count });
    return t(teamMode ? 'groups.teamStation' : 'groups.station', { number: group, count });
  };
}
