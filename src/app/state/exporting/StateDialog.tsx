import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { FileText } from '@/app/capsule/exporting/FileText';
import { linesOf } from '@/app/capsule/exporting/capsuleText';
import { saveText } from '@/app/capsule/exporting/saveCapsule';
import type { AppState } from '@/app/makeStore';
import { devToolsFile } from '@/capsule/devToolsFile';
import { addTexts } from '@/i18n/addTexts';
import { stateExport as german } from '@/i18n/de/stateExport';
import { stateExport as english } from '@/i18n/en/stateExport';
import { reportDrafts } from '@/session/useFormInStore';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { pageState } from './pageState';

addTexts({ en: { stateExport: english }, de: { stateExport: german } });

/** Lets somebody take along the Redux state as it was when the dialog opened. */
export function StateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const titleId = useId();
  const store = useStore<AppState>();
  const [file] = useState(() => {
    reportDrafts();
    return pageState(store.getState());
  });
  const text = useMemo(() => `{\n${linesOf(file)}\n}`, [file]);
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (content: string, part?: string) => {
    setSaved(null);
    setSaved(await saveText('golf-club-state', content, part));
  };
  const { state, savedAt } = file;
  const size = Math.ceil(text.length / 1000);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('stateExport.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('stateExport.intro')}</DialogContentText>
          <Notice severity="warning">{t('stateExport.names')}</Notice>
          <Typography variant="body2">
            {t('stateExport.holds', { slices: Object.keys(state).length, size, address: file.address })}
          </Typography>
          <FileText text={text} />
        </Stack>
      </DialogContent>
      <Typography role="status" variant="body2" sx={{ px: 3, overflowWrap: 'anywhere' }}>
        {saved !== null && t('stateExport.saved', { file: saved })}
      </Typography>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <Button onClick={() => save(devToolsFile({ base: state, steps: [], madeAt: savedAt }), '-devtools')}>
          {t('stateExport.devTools')}
        </Button>
        <CopyButton part="state" text={text} label={t('stateExport.copy')} done={t('stateExport.copied')} />
        <Button variant="contained" onClick={() => save(text)}>
          {t('stateExport.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
