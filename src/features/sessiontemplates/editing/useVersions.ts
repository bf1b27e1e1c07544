import { useTranslation } from 'react-i18next';
import type { FieldVersions } from '@/ui/StaleVersions';
import { locales } from '@contract/lists';
import type { Template } from '@contract/template';
import { hasBalls, hasScoring, type LocalizedValues, type TemplateValues } from './templateForm';
import { useChoices } from './useChoices';

/** Returns a function that puts two versions of a template beside each other, field by field and list by line. */
export function useVersions(template: Template): (mine: TemplateValues, theirs: TemplateValues) => FieldVersions[] {
  const { t } = useTranslation();
  const { type } = template;
  const { categories, mappings } = useChoices(template);
  const nameIn = (choices: readonly { id: string; name: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? id;

  const localized = (label: string, textOf: (values: TemplateValues) => LocalizedValues) =>
    locales.map((locale) => {
      const language = t(`templates.editor.languages.${locale}`);
      const format = (values: TemplateValues) => textOf(values)[locale].trim();
      return { label: t('templates.editor.inLanguage', { field: label, language }), format };
    });
  const fields: { label: string; format: (values: TemplateValues) => string }[] = [
    ...localized(t('templates.editor.name'), ({ name }) => name),
    ...localized(t('templates.editor.description'), ({ description }) => description),
    ...localized(t('templates.editor.moreInformationLink'), ({ moreInformationLink }) => moreInformationLink),
    { label: t('templates.editor.category'), format: ({ category }) => nameIn(categories, category) },
    ...(hasBalls(type)
      ? [{ label: t('templates.editor.mapping'), format: ({ mapping }: TemplateValues) => nameIn(mappings, mapping) }]
      : [
          {
            label: t('templates.editor.teamMode'),
            format: ({ teamMode }: TemplateValues) => t(teamMode ? 'templates.editor.yes' : 'templates.editor.no'),
          },
        ]),
    { label: t('templates.editor.image'), format: ({ image }) => image ?? '' },
    { label: t('templates.editor.instructions.title'), format: ({ instructions }) => lines(instructions.map(bothOf)) },
    {
      label: t('templates.editor.hints.title'),
      format: ({ hints }) =>
        lines(hints.map(({ name, imageUrl }) => [bothOf(name), imageUrl].filter(Boolean).join(', '))),
    },
    ...(hasBalls(type)
      ? [{ label: t('templates.editor.balls.number'), format: ({ balls }: TemplateValues) => String(balls.length) }]
      : []),
    {
      label: t('templates.editor.scoring.title'),
      format: (values) =>
        hasScoring(type, values) ? lines(values.scoring.map(({ name, points }) => `${bothOf(name)}: ${points}`)) : '',
    },
    {
      label: t('templates.editor.map.title'),
      format: ({ scoreHandicapMap }) => lines(scoreHandicapMap.map(({ score, handicap }) => `${score} → ${handicap}`)),
    },
  ];
  return (mine, theirs) => fields.map(({ label, format }) => ({ label, mine: format(mine), theirs: format(theirs) }));
}

const bothOf = (texts: LocalizedValues): string => locales.map((locale) => texts[locale].trim()).join(' / ');

const lines = (rows: readonly string[]): string => rows.map((row, index) => `${index + 1}. ${row}`).join('\n');
