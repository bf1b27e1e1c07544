import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseClub } from './ChooseClub';
import { ChooseFile } from './ChooseFile';
import { Preview } from './Preview';
import { useImport } from './useImport';

interface ImportStepsProps {
  titleId: string;
  golfclubId: string | null;
  /** Hears whether the dialog must stay open. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** The steps of an import, each below the one before: club, file, verdicts, and the button that writes. */
export function ImportSteps({ titleId, golfclubId, onBusy, onClose }: ImportStepsProps) {
  const { t } = useTranslation();
  const [chosenClub, setChosenClub] = useState('');
  const clubId = golfclubId ?? chosenClub;
  const importing = useImport(clubId, onClose);
  const { isWriting, mayConfirm, changes } = importing;

  useEffect(() => onBusy(isWriting), [onBusy, isWriting]);

  return (
    <>
      <DialogTitle id={titleId}>{t('importing.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <ChooseClub
            golfclubId={golfclubId}
            chosen={chosenClub}
            isDisabled={isWriting}
            onChoose={(id) => {
              importing.forget();
              setChosenClub(id);
            }}
          />
          {clubId !== '' && <ChooseFile importing={importing} />}
          {importing.file && <Preview importing={importing} file={importing.file} />}
        </Stack>
      </DialogContent>
      {isWriting && <LinearProgress aria-label={t('importing.writing')} />}
      <DialogActions>
        <Button onClick={onClose} disabled={isWriting}>
          {t('ui.close')}
        </Button>
        <Button variant="contained" disabled={!mayConfirm} loading={isWriting} onClick={() => void importing.confirm()}>
          {t('importing.confirm', { count: changes })}
        </Button>
      </DialogActions>
    </>
  );
}
