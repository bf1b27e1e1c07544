import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'sessionprices',
  right: 'price.edit',
  page: () => import(/* webpackChunkName: "private-sessionprices" */ './PricesPage'),
};

/** The store keeps which entries are being edited. */
export { editedPricesSlice } from './priceForm';
