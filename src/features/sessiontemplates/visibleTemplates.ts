import { useTranslation } from 'react-i18next';
import type { TemplateFilters } from '@/filters/filters';
import { localizedText } from '@/i18n/localized';
import { isFoundIn } from '@contract/folding';
import type { Template } from '@contract/template';

/** What name or description must contain in any language, without regard to case and accents, and the rest that is chosen. */
export type TemplateFilter = Omit<TemplateFilters, 'page' | 'edit'>;

/** Templates on one page of the list. */
export const TEMPLATES_A_PAGE = 25;

/** Returns whether a template passes the filter. */
export function isVisible(template: Template, filter: TemplateFilter): boolean {
  const { name, description } = template;
  return (
    (filter.type === null || template.type === filter.type) &&
    (filter.state === 'all' || template.state === filter.state.toUpperCase()) &&
    (filter.category === null || template.category?.id === filter.category) &&
    isFoundIn([name.en, name.de, description.en, description.de], filter.q)
  );
}

interface Page {
  /** In the order of the server. */
  templates: readonly Template[];
  /** The page that is shown, from 0: the last one where the one asked for has none. */
  page: number;
  /** How many templates pass the filter. */
  totalCount: number;
}

/**
 * Returns one page of the templates that were found. Those that are being edited always stand in it, so that
 * nothing typed is lost by searching or paging.
 */
export function visibleTemplates(
  templates: readonly Template[],
  { found, page, edited }: { found: readonly Template[]; page: number; edited: readonly string[] },
): Page {
  const lastPage = Math.max(0, Math.ceil(found.length / TEMPLATES_A_PAGE) - 1);
  const visiblePage = Math.min(page, lastPage);
  const onPage = new Set(found.slice(visiblePage * TEMPLATES_A_PAGE, (visiblePage + 1) * TEMPLATES_A_PAGE));
  return {
    templates: templates.filter((template) => onPage.has(template) || edited.includes(template.id)),
    page: visiblePage,
    totalCount: found.length,
  };
}

/** Returns a function that calls a template by its name, or says that it has none. */
export function useTemplateName(): (template: Pick<Template, 'name'>) => string {
  const { t } = useTranslation();
  return ({ name }) => localizedText(name).trim() || t('templates.unnamed');
}
