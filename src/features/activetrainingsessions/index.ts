import type { FeatureRoute } from '@/routing/routes';

/** Has no menu entry (specification §2); the wizard leads here. */
export const route: FeatureRoute = {
  path: 'activetrainingsessions',
  right: 'training.run',
  page: () => import(/* webpackChunkName: "private-activetrainingsessions" */ './ActiveTrainingsPage'),
};

/** The store keeps whose instant prize is being chosen, and which. */
export { editedTrainingsSlice } from './editedTrainingsSlice';
export { chosenPrizesSlice } from './chosenPrizesSlice';
