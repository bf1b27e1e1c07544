import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'sessionprices',
  right: 'price.edit',
  page: () => import(/* webpackChunkName: "private-sessionprices" */ './PricesPage'),
};

/** The store keeps which entries are being edited. */
export { editedPrices } from './priceForm';
