import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { helperName, personName } from '@/i18n/personName';
import { removalAsked } from '@/modal/modalSlice';
import type { HelperCode } from '@contract/helper';

/** The codes that work, by whom and when they were made, and who helps by each. */
export function HelperCodeList({ codes }: { codes: readonly HelperCode[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const headingId = useId();
  return (
    <Box>
      <Typography id={headingId} component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('helper.codes.list')}
      </Typography>
      <Stack component="ul" aria-labelledby={headingId} spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {codes.map(({ id, createdAt, createdBy, helpers }) => {
          const made = t('helper.codes.made', {
            name: personName(createdBy),
            at: showInstant(createdAt, currentLocale()),
          });
          return (
            <Box component="li" key={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {helpers.length === 0
                      ? t('helper.codes.nobody')
                      : helpers.map(({ name }) => helperName(name)).join(', ')}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {made}
                  </Typography>
                </Box>
                <Button
                  color="error"
                  aria-label={`${t('helper.revoke.button')}: ${made}`}
                  onClick={() => dispatch(removalAsked({ kind: 'deleteHelperCode', id }))}
                  sx={{ minHeight: 44, flexShrink: 0 }}
                >
                  {t('helper.revoke.button')}
                </Button>
              </Stack>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
