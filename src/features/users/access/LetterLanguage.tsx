import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '@contract/lists';

interface LetterLanguageProps {
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

/** Chooses in which language somebody is written to. */
export function LetterLanguage({ locale, onChoose }: LetterLanguageProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={t('access.language')}
      onChange={(_event, wanted: Locale | null) => wanted && onChoose(wanted)}
    >
      {locales.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`access.languages.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
