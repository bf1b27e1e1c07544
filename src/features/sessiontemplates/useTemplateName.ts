import { useTranslation } from 'react-i18next';
import type { Template } from '../../../contract/template';
import { localizedText } from '../../i18n/localized';

/** Returns a function that calls a template by its name, or says that it has none. */
export function useTemplateName(): (template: Pick<Template, 'name'>) => string {
  const { t } = useTranslation();
  return ({ name }) => localizedText(name).trim() || t('templates.unnamed');
}
