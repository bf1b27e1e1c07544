import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../contract/lists';
import { chooseLocale, currentLocale } from '../../i18n/locale';
import { Choice } from '../../ui/Choice';
import { colourModes, useColours } from '../../ui/useColours';

/** Language and colours, which this browser remembers. */
export function Appearance() {
  const { t } = useTranslation();
  const { mode, choose } = useColours();
  return (
    <Stack spacing={2}>
      <div>
        <Typography color="textSecondary" sx={{ mb: 0.5 }}>
          {t('profile.appearance.language')}
        </Typography>
        <Choice
          label={t('profile.appearance.language')}
          value={currentLocale()}
          options={locales.map((locale) => ({ value: locale, label: t(`shell.languages.${locale}`) }))}
          onChoose={(locale) => {
            chooseLocale(locale);
            window.location.reload();
          }}
        />
      </div>
      <div>
        <Typography color="textSecondary" sx={{ mb: 0.5 }}>
          {t('profile.appearance.colours')}
        </Typography>
        <Choice
          label={t('profile.appearance.colours')}
          value={mode}
          options={colourModes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
          onChoose={choose}
        />
      </div>
    </Stack>
  );
}
