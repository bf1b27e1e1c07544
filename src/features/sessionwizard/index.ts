import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import { type FeatureRoute, HELPER, OFFLINE_RECORDER, type PublicRoute } from '@/routing/routes';
import { loadPageWithWorkTexts } from '@/ui/lazyLoading';

export const route: FeatureRoute = {
  path: 'sessionwizard/:activeTrainingSessionId?',
  right: 'training.run',
  menu: { group: 'actions', label: 'wizard.title', icon: SportsGolfIcon },
  page: () => import(/* webpackChunkName: "private-sessionwizard" */ './WizardPage'),
};

/** The recorder of one training, for helpers without an account. */
export const helperScreen: PublicRoute = {
  path: HELPER,
  onlyWithoutSession: false,
  page: () => loadPageWithWorkTexts(() => import(/* webpackChunkName: "helper" */ './helper/HelperPage')),
};

/** The recorder that was open on this device, while nobody can sign in. */
export const offlineRecorder: PublicRoute = {
  path: OFFLINE_RECORDER,
  onlyWithoutSession: true,
  page: () =>
    loadPageWithWorkTexts(() => import(/* webpackChunkName: "public-recorder" */ './recorder/OfflineRecorderPage')),
};

/** The slices of the wizard. */
export { chosenPlayersSlice, type WithChosenPlayers } from './players/chosenPlayersSlice';
export { persistChosenPlayers } from './players/persistChosenPlayers';
export { expandedTrainingsSlice, openedTrainingsSlice } from './openedTrainingsSlice';
export { persistRecorderPositions } from './recorder/persistPositions';
export { recorderPositionsSlice, type WithRecorderPositions } from './recorder/recorderPositionsSlice';
