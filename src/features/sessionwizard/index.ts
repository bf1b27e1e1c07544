import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'sessionwizard/:activeTrainingSessionId?',
  right: 'training.run',
  menu: { group: 'actions', label: 'wizard.menu', icon: SportsGolfIcon },
  page: () => import(/* webpackChunkName: "private-sessionwizard" */ './WizardPage'),
};
