import type { FeatureRoute } from '@/routing/routes';
import ListAltIcon from '@mui/icons-material/ListAlt';

export const route: FeatureRoute = {
  path: 'sessiontemplates',
  right: 'template.edit',
  menu: { group: 'ressources', label: 'templates.title', icon: ListAltIcon },
  page: () => import(/* webpackChunkName: "private-sessiontemplates" */ './TemplatesPage'),
};

/** The store keeps which entries are being edited, and which are expanded. */
export { editedTemplates } from './expandedTemplates';
export { expandedTemplates } from './expandedTemplates';
