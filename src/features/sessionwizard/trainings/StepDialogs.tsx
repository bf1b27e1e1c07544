import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { textOf } from '@/i18n/message';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { useDialogOf } from '@/modal/useDialog';
import { openBallsMessage, useOpenBalls } from '@/outbox/openBalls';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ScheduledTraining } from '@contract/training';

interface StartDialogProps {
  training: ScheduledTraining;
  isBusy: boolean;
  /** Whether the planned date moves to today. */
  onStart: (isToday: boolean) => Promise<void>;
}

/** Asks on which day a training counts that is started on another day than planned. */
export function StartDialog({ training, isBusy, onStart }: StartDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogOf('startOnOtherDay', { trainingId: training.id });
  const date = showPlannedDate(training, currentLocale());
  const start = (isToday: boolean) => void onStart(isToday).then(hide);
  return (
    <ConfirmDialog
      isHarmless
      open={isOpen}
      title={localizedText(training.name)}
      question={t('startDay.question', { date })}
      consequence={t('startDay.consequence')}
      confirmLabel={t('startDay.today')}
      otherwise={
        <Button disabled={isBusy} onClick={() => start(false)}>
          {t('startDay.keepDate')}
        </Button>
      }
      onConfirm={() => start(true)}
      onCancel={hide}
      isBusy={isBusy}
    />
  );
}

interface FinishDialogProps {
  training: ScheduledTraining;
  isBusy: boolean;
  onGoOn: () => void;
  onFinish: () => Promise<void>;
}

/** Says what is open in a training before it is finished. */
export function FinishDialog({ training, isBusy, onGoOn, onFinish }: FinishDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogOf('finishOpen', { trainingId: training.id });
  return (
    <ConfirmDialog
      open={isOpen}
      title={localizedText(training.name)}
      question={<OpenBallsText training={training} />}
      confirmLabel={t('wizard.finishing.anyway')}
      cancelLabel={t('wizard.finishing.goOn')}
      onConfirm={() => {
        hide();
        void onFinish();
      }}
      onCancel={() => {
        hide();
        onGoOn();
      }}
      onDismiss={hide}
      isBusy={isBusy}
    />
  );
}

/** A component of its own, so that recorded balls render it only while it is shown. */
function OpenBallsText({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const message = openBallsMessage(training, useOpenBalls(training));
  return <span>{message ? textOf(t, message) : t('openBalls.allRecorded')}</span>;
}
