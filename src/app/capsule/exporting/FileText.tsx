import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { ReadText } from './ReadText';
import { shownOf } from './capsuleText';

/** The text as it will be saved, so that the reporter can see for themselves; of a long one the middle is left out. */
export function FileText({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isVisible}
        aria-controls={isVisible ? id : undefined}
        onClick={() => setIsVisible(!isVisible)}
      >
        {t(isVisible ? 'capsule.text.hide' : 'capsule.text.show')}
      </Button>
      {isVisible && <RenderedText id={id} text={text} />}
    </Box>
  );
}

function RenderedText({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation();
  const { parts, missing } = shownOf(text);
  const count = new Intl.NumberFormat(currentLocale()).format(missing);
  return (
    <Stack id={id} spacing={1} sx={{ mt: 1 }}>
      {missing > 0 && <Typography variant="body2">{t('capsule.text.shortened', { missing: count })}</Typography>}
      <ReadText label={t('capsule.text.label')}>
        {parts.join(`\n\n${t('capsule.text.gap', { missing: count })}\n\n`)}
      </ReadText>
    </Stack>
  );
}
