import { useTranslation } from 'react-i18next';
import { Field } from './Field';
import { CODE_LENGTH } from '@contract/shortCodes';

/** A code as somebody reads it from another screen: large, in capitals. */
export function CodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  return (
    <Field
      name="secretCode"
      label={t('ui.shortCode.label')}
      helper={t('ui.shortCode.help', { count: CODE_LENGTH })}
      required
      autoFocus={autoFocus}
      autoComplete="one-time-code"
      slotProps={{
        htmlInput: {
          autoCapitalize: 'characters',
          spellCheck: false,
          style: { fontFamily: 'monospace', fontSize: '1.5rem', letterSpacing: '0.2em', textTransform: 'uppercase' },
        },
      }}
    />
  );
}
