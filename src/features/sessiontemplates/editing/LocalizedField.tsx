import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextInput } from './TextInput';
import { useVisibleLanguages } from './visibleLanguages';

interface LocalizedFieldProps {
  /** Of the texts in the form; each language's has the locale code behind it. */
  name: string;
  label: string;
  helper?: string;
  isMultiline?: boolean;
  isLink?: boolean;
}

/** The fields of one text, beside each other in the languages that are shown; each says its language. */
export function LocalizedField({ name, label, helper, isMultiline = false, isLink = false }: LocalizedFieldProps) {
  const { t } = useTranslation();
  const visible = useVisibleLanguages();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${visible.length}, minmax(0, 1fr))` }}>
      {visible.map((locale) => (
        <TextInput
          key={locale}
          name={`${name}.${locale}`}
          label={t('templates.editor.inLanguage', {
            field: label,
            language: t(`templates.editor.languages.${locale}`),
          })}
          helper={helper}
          isMultiline={isMultiline}
          inputMode={isLink ? 'url' : 'text'}
          language={locale}
        />
      ))}
    </Box>
  );
}
