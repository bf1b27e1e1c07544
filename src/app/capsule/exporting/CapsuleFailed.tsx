import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/Notice';
import type { AppState } from '../../makeStore';
import { errorsOfPage } from './pageCapsule';
import { ReadText } from './ReadText';

/** Where no capsule can be made, the errors are better than nothing. */
export function CapsuleFailed({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation();
  const store = useStore<AppState>();
  const [errors] = useState(() => errorsOfPage(store.getState(), failure));
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Notice severity="error">{t('capsule.failed.text')}</Notice>
          {errors === '' ? (
            <Typography>{t('capsule.failed.none')}</Typography>
          ) : (
            <ReadText label={t('capsule.failed.label')}>{errors}</ReadText>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        {errors !== '' && (
          <CopyButton text={errors} label={t('capsule.failed.copy')} done={t('capsule.failed.copied')} />
        )}
      </DialogActions>
    </>
  );
}
