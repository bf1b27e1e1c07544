import { locales, type Locale, type TrainingType } from '@contract/lists';
import { hasScoring, type LocalizedValues, type TemplateValues } from './templateForm';

/**
 * Returns how many texts are missing in this language: the name and every line of a list, and what may be left out
 * altogether (description and link) where another language has it.
 */
export function missingTexts(values: TemplateValues, type: TrainingType, locale: Locale): number {
  const needed: LocalizedValues[] = [
    values.name,
    ...values.instructions,
    ...values.hints.map(({ name }) => name),
    ...(hasScoring(type, values) ? values.scoring.map(({ name }) => name) : []),
    ...[values.description, values.moreInformationLink].filter((texts) => locales.some((one) => texts[one].trim())),
  ];
  return needed.filter((texts) => texts[locale].trim() === '').length;
}
