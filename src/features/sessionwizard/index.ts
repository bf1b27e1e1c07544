import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'sessionwizard/:activeTrainingSessionId?',
  right: 'training.run',
  menu: { group: 'actions', label: 'wizard.title', icon: SportsGolfIcon },
  page: () => import(/* webpackChunkName: "private-sessionwizard" */ './WizardPage'),
};

/** The slices of the wizard. */
export { chosenPlayers } from './players/chosenPlayers';
export { expandedTrainings, openedTrainings } from './openedTrainings';
export { persistRecorderPositions } from './recorder/persistPositions';
export { recorderPositions, type WithRecorderPositions } from './recorder/recorderPositions';
