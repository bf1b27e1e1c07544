import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CapsuleError } from '../../../../capsule/capsuleFile';
import { shortJson } from '../../../../capsule/shortJson';
import { showInstant } from '../../../../i18n/dates';
import { currentLocale } from '../../../../i18n/locale';
import { JsonText } from './JsonText';

interface ErrorListProps {
  errors: readonly CapsuleError[];
  last: number;
  go: (step: number) => void;
}

/** The errors that were caught, each with its stack and the way to the step at which it was. */
export function ErrorList({ errors, last, go }: ErrorListProps) {
  const { t } = useTranslation();
  if (errors.length === 0) return <Typography variant="body2">{t('capsuleViewer.errors.none')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {errors.map(({ at, afterSteps, message, stack }, index) => {
        const step = Math.min(afterSteps, last);
        return (
          <li key={`${at}-${index}`}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{message}</Typography>
            <Typography variant="body2" color="textSecondary">
              {showInstant(at, currentLocale())}{' '}
              <Button size="small" onClick={() => go(step)}>
                {t('capsuleViewer.errors.go', { step })}
              </Button>
            </Typography>
            <JsonText
              text={stack || t('capsuleViewer.errors.noStack')}
              label={t('capsuleViewer.errors.stack', { message: shortJson(message, { most: 80 }) })}
            />
          </li>
        );
      })}
    </Box>
  );
}
