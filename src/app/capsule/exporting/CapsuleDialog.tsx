import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { addTexts } from '../../../i18n/addTexts';
import { capsule as german } from '../../../i18n/de/capsule';
import { capsule as english } from '../../../i18n/en/capsule';
import type { AppState } from '../../makeStore';
import { CapsuleFailed } from './CapsuleFailed';
import { CapsuleForm } from './CapsuleForm';
import { DialogGuard } from './DialogGuard';
import { makePageCapsule } from './pageCapsule';

addTexts({ en: { capsule: english }, de: { capsule: german } });

/** Makes the capsule of what happened on the page until now, says what is in it, and lets the reporter take it along. */
export function CapsuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const titleId = useId();
  const store = useStore<AppState>();
  const [result] = useState(() => makePageCapsule(store.getState()));
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
