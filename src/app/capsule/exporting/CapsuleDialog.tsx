import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { AppState } from '@/app/makeStore';
import { addTexts } from '@/i18n/addTexts';
import { capsule as german } from '@/i18n/de/capsule';
import { capsule as english } from '@/i18n/en/capsule';
import { reportDrafts } from '@/session/useFormInStore';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { CapsuleForm } from './CapsuleForm';
import { DialogGuard } from './DialogGuard';
import { ReadText } from './ReadText';
import { errorsOfPage, makePageCapsule } from './pageCapsule';

addTexts({ en: { capsule: english }, de: { capsule: german } });

/** Makes the capsule of what happened on the page until now, says what is in it, and lets the reporter take it along. */
export function CapsuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const titleId = useId();
  const store = useStore<AppState>();
  const [result] = useState(() => {
    reportDrafts();
    return makePageCapsule(store.getState());
  });
  const failed = (failure: unknown) => <CapsuleFailed failure={failure} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('capsule.title')}</DialogTitle>
      {'made' in result ? (
        <DialogGuard instead={failed}>
          <CapsuleForm made={result.made} onClose={onClose} />
        </DialogGuard>
      ) : (
        failed(result.failure)
      )}
    </Dialog>
  );
}

/** Where no capsule can be made, the errors are better than nothing. */
function CapsuleFailed({ failure, onClose }: { failure: unknown; onClose: () => void }) {
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
          <CopyButton
            part="capsuleErrors"
            text={errors}
            label={t('capsule.failed.copy')}
            done={t('capsule.failed.copied')}
          />
        )}
      </DialogActions>
    </>
  );
}
