import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '@/i18n/collator';
import { localizedText } from '@/i18n/localized';
import { AutocompleteField } from '@/ui/fields/AutocompleteField';
import type { Template } from '@contract/template';

/** Chooses one of the templates that a training can be planned from, found by its name or type; Enter takes the only hit. */
export function TemplateField({ name, templates }: { name: string; templates: readonly Template[] }) {
  const { t } = useTranslation();
  const sorted = useMemo(() => {
    const { compare } = collator();
    return [...templates].sort((one, other) => compare(localizedText(one.name), localizedText(other.name)));
  }, [templates]);
  return (
    <AutocompleteField
      name={name}
      control="planner/template"
      label={t('planner.form.template')}
      options={sorted}
      labelOf={(template) => `${localizedText(template.name)} (${t(`planner.type.${template.type}`)})`}
      noOptionsText={t('planner.form.noTemplateFound')}
      // Its row stays as high when an error appears.
      helper=" "
    />
  );
}
