import { rangeScreens } from './rangeScreens';
import { contentScreens, leagueScreens, peopleScreens } from './screens';

export const privateScreens = { ...rangeScreens, ...leagueScreens, ...peopleScreens, ...contentScreens };
