import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaskedCounts } from '../../../capsule/makeCapsule';
import { personalKinds } from '../../../capsule/masking/standIns';
import { currentLocale } from '../../../i18n/locale';

/** What of people is replaced in the capsule, and what is not in it at all. */
export function Masked({ counts }: { counts: MaskedCounts }) {
  const { t } = useTranslation();
  const titleId = useId();
  const found = personalKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`capsule.masked.kinds.${kind}`, { count: counts[kind] }));
  const list = new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(found);
  const lines = [
    found.length === 0 ? t('capsule.masked.nobody') : t('capsule.masked.standIns', { kinds: list }),
    t('capsule.masked.never'),
    t('capsule.masked.bodies'),
    t('capsule.masked.rest'),
  ];
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t('capsule.masked.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
