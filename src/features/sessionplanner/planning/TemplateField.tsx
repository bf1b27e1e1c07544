import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '@/i18n/collator';
import { localizedText } from '@/i18n/localized';
import { useTypedField } from '@/ui/fields/typedText';
import { useSearchedOptions } from '@/ui/fields/useSearchedOptions';
import type { Template } from '@contract/template';

/** Chooses one of the templates that a training can be planned from, found by its name or type; Enter takes the only hit. */
export function TemplateField({ name, templates }: { name: string; templates: readonly Template[] }) {
  const { t } = useTranslation();
  const [field, { wrong }, { setValue }] = useTypedField(name);
  const sorted = useMemo(() => {
    const { compare } = collator();
    return [...templates].sort((one, other) => compare(localizedText(one.name), localizedText(other.name)));
  }, [templates]);
  const searched = useSearchedOptions({
    control: 'planner/template',
    options: sorted,
    chosen: sorted.find(({ id }) => id === field.value) ?? null,
    idOf: ({ id }) => id,
    labelOf: (template) => `${localizedText(template.name)} (${t(`planner.type.${template.type}`)})`,
  });
  return (
    <Autocomplete
      {...searched}
      fullWidth
      onChange={(_event, chosen) => void setValue(chosen?.id ?? '')}
      onBlur={field.onBlur}
      noOptionsText={t('planner.form.noTemplateFound')}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          name={name}
          label={t('planner.form.template')}
          error={wrong !== undefined}
          helperText={wrong ?? ' '}
        />
      )}
    />
  );
}
