import ListAltIcon from '@mui/icons-material/ListAlt';
import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'sessiontemplates',
  right: 'template.edit',
  menu: { group: 'ressources', label: 'templates.title', icon: ListAltIcon },
  page: () => import(/* webpackChunkName: "private-sessiontemplates" */ './TemplatesPage'),
};

/** The store keeps which entries are being edited, and which are expanded. */
export { editedTemplatesSlice } from './expandedTemplatesSlice';
export { expandedTemplatesSlice } from './expandedTemplatesSlice';
