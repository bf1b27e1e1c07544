import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale, type TrainingType } from '@contract/lists';
import { missingTexts } from './completeness';
import type { TemplateValues } from './templateForm';
import { useLabelOf } from './templateName';

interface LanguageBarProps {
  isWide: boolean;
  inFront: Locale;
  onChoose: (locale: Locale) => void;
  /** The form as it is typed. */
  values: TemplateValues;
  type: TrainingType;
  /** The id of what the tabs switch. */
  controls: string;
}

/** Says for each language whether its texts are complete; where only one has room, tabs choose which. */
export function LanguageBar({ isWide, inFront, onChoose, values, type, controls }: LanguageBarProps) {
  const { t } = useTranslation();
  const label = useLabelOf()(t('templates.editor.languages.label'));
  if (isWide)
    return (
      <Box component="ul" aria-label={label} sx={besideEachOther}>
        {locales.map((locale) => (
          <li key={locale}>
            <Mark locale={locale} count={missingTexts(values, type, locale)} />
          </li>
        ))}
      </Box>
    );
  return (
    <Tabs
      value={inFront}
      onChange={(_event, chosen: Locale) => onChoose(chosen)}
      variant="fullWidth"
      aria-label={label}
    >
      {locales.map((locale) => (
        <Tab
          key={locale}
          id={`${controls}-${locale}`}
          value={locale}
          aria-controls={controls}
          label={<Mark locale={locale} count={missingTexts(values, type, locale)} />}
          sx={{ textTransform: 'none' }}
        />
      ))}
    </Tabs>
  );
}

const besideEachOther = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, listStyle: 'none', m: 0, p: 0 };

const Mark = memo(function Mark({ locale, count }: { locale: Locale; count: number }) {
  const { t } = useTranslation();
  const language = t(`templates.editor.languages.${locale}`);
  const text =
    count === 0 ? t('templates.editor.complete', { language }) : t('templates.editor.missing', { language, count });
  const Icon = count === 0 ? CheckCircleIcon : ErrorOutlineIcon;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
      <Icon color={count === 0 ? 'success' : 'warning'} fontSize="small" aria-hidden />
      <span>{text}</span>
    </Stack>
  );
});
