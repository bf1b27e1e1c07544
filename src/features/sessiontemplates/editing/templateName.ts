import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

const TemplateName = createContext('');

/** Tells what is below it the name of the template that is edited. */
export const TemplateNameProvider = TemplateName.Provider;

/** Returns a function that adds the name of the template to a label, because several can be edited at once. */
export function useLabelOf(): (label: string) => string {
  const { t } = useTranslation();
  const name = useContext(TemplateName);
  return (label) => t('templates.editor.of', { label, name });
}
