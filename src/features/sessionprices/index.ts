import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'sessionprices',
  right: 'price.edit',
  page: () => import(/* webpackChunkName: "private-sessionprices" */ './PricesPage'),
};

/** The store keeps which entries are being edited. */
export { editedPrices } from './editedPrices';
