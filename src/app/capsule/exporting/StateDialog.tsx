import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { AppState } from '@/app/makeStore';
import { reportTyped } from '@/ui/reportTyped';
import { Notice } from '@/ui/Notice';
import { ExportDialog, ExportForm } from './ExportDialog';
import { linesOf } from './exportFile';
import { pageState } from './pageCapsule';

/** Lets somebody take along the Redux state as it was when the dialog opened. */
export function StateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const store = useStore<AppState>();
  const [file] = useState(() => {
    reportTyped();
    return pageState(store.getState());
  });
  const text = useMemo(() => `{\n${linesOf(file)}\n}`, [file]);
  const { state, stagedActionIds, address } = file;
  const size = Math.ceil(text.length / 1000);
  return (
    <ExportDialog title={t('capsule.state.title')} onClose={onClose}>
      <ExportForm kind="golf-club-state" text={text} copied={t('capsule.state.copied')} onClose={onClose}>
        <DialogContentText>{t('capsule.state.intro')}</DialogContentText>
        <Notice severity="warning">{t('capsule.state.names')}</Notice>
        <Typography variant="body2">
          {t('capsule.state.holds', {
            slices: Object.keys(state).length,
            actions: stagedActionIds.length - 1,
            size,
            address,
          })}
        </Typography>
      </ExportForm>
    </ExportDialog>
  );
}
