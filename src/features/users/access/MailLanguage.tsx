import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '@contract/lists';

interface MailLanguageProps {
  /** Null: it is not known yet. */
  locale: Locale | null;
  onChoose: (locale: Locale) => void;
}

/** Chooses in which language somebody is written to. */
export function MailLanguage({ locale, onChoose }: MailLanguageProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={t('access.language')}
      // Pressed again, it stays: which one is offered may change as long as the club is not known.
      onChange={(_event, wanted: Locale | null) => {
        const chosen = wanted ?? locale;
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {locales.map((one) => (
        <ToggleButton key={one} value={one}>
          <span>{t(`access.languages.${one}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
