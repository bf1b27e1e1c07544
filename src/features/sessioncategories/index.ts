import CategoryIcon from '@mui/icons-material/Category';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'sessioncategories',
  right: 'category.edit',
  menu: { group: 'ressources', label: 'categories.title', icon: CategoryIcon },
  page: () => import(/* webpackChunkName: "private-sessioncategories" */ './CategoriesPage'),
};

/** The store keeps which entries are being edited. */
export { editedCategoriesSlice } from './categoryForm';
