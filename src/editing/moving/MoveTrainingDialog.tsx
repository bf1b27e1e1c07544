import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTrainingQuery } from '@/api/training';
import { useGetSeriesQuery } from '@/api/trainingPlans';
import { useDialogHere } from '@/modal/useDialog';
import { QueryState } from '@/ui/QueryState';
import { MoveForm } from './MoveForm';

/** Moves a planned training, alone or with its series, to another date and time of day. */
export function MoveTrainingDialog() {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialogHere('moveTraining');
  const of = dialog ? { scheduledTrainingId: dialog.id } : skipToken;
  const training = useGetTrainingQuery(of, { refetchOnMountOrArgChange: true });
  const series = useGetSeriesQuery(of, { refetchOnMountOrArgChange: true });
  const [wasOpen, setWasOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  // Each time it is opened it begins with what the server says then.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setRead(false);
  } else if (!isRead && training.currentData && series.currentData && !training.isFetching && !series.isFetching)
    setRead(true);
  if (!dialog) return null;
  if (isRead && training.currentData && series.currentData) {
    return (
      <MoveForm
        key={dialog.id}
        training={training.currentData}
        plans={series.currentData}
        scope={dialog.scope ?? 'one'}
        isOpen={isOpen}
        hide={hide}
      />
    );
  }
  return (
    <Dialog open={isOpen} onClose={hide} aria-label={t('moving.move')} fullWidth maxWidth="sm">
      <DialogContent>
        <QueryState query={training.error ? training : series} isEmpty={false} nothingYet={null}>
          {null}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={hide}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
