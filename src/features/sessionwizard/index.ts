import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'sessionwizard/:activeTrainingSessionId?',
  right: 'training.run',
  menu: { group: 'actions', label: 'wizard.title', icon: SportsGolfIcon },
  page: () => import(/* webpackChunkName: "private-sessionwizard" */ './WizardPage'),
};

/** The store keeps what is open in a training, and who is chosen to be added to it. */
export { chosenPlayers } from './adding/chosenPlayers';
export { openedTrainings } from './openedTrainings';
/** And which trainings of the list are expanded. */
export { expandedTrainings } from './expandedTrainings';
