import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { helperName } from '@/i18n/personName';
import { removalAsked } from '@/modal/modalSlice';
import type { TrainingHelper } from '@contract/helper';

/** The helpers of a training, also those whose codes have ended, each with the button that erases the name. */
export function HelperNames({ helpers }: { helpers: readonly TrainingHelper[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const headingId = useId();
  return (
    <Box>
      <Typography id={headingId} component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('helper.names.list')}
      </Typography>
      <Stack component="ul" aria-labelledby={headingId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {helpers.map(({ id, name, balls }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, minHeight: 44 }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {t('helper.names.helper', { name: helperName(name), count: balls })}
            </Typography>
            {name !== '' && (
              <Button
                color="error"
                aria-label={`${t('helper.names.erase')}: ${name}`}
                onClick={() => dispatch(removalAsked({ kind: 'deleteHelperName', id }))}
                sx={{ minHeight: 44, flexShrink: 0 }}
              >
                {t('helper.names.erase')}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
