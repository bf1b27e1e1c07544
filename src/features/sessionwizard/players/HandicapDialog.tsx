import Button from '@mui/material/Button';
import { Formik, useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { array, object } from 'yup';
import { FormDialog } from '@/editing/FormDialog';
import { handicapLimits, reasonText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName, playersOf } from '@/i18n/personName';
import type { DialogOf } from '@/modal/dialog';
import { useDialogHere } from '@/modal/useDialog';
import { useOpening } from '@/modal/useOpening';
import { selectSessionIds } from '@/outbox/outboxSlice';
import { correctHandicap, useOutboxDispatch } from '@/outbox/recording';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { Field } from '@/ui/fields/Field';
import { typedText } from '@/ui/fields/typedText';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { readingOf } from './handicapConfirmation';

/** Corrects the start handicaps of one player session of the training; recorded on this device, then sent. */
export function HandicapDialog({ training }: { training: ScheduledTraining }) {
  const sessionIds = useSelector(selectSessionIds);
  // A player session that was added here is renamed by the server while the dialog is open.
  const sessionOf = (asked: DialogOf<'startHandicap'>) =>
    training.trainingSessions.find(({ id }) => id === (sessionIds[asked.id] ?? asked.id));
  const { isOpen, dialog, hide } = useDialogHere('startHandicap', (asked) => sessionOf(asked) !== undefined);
  const session = dialog ? sessionOf(dialog) : undefined;
  // Another device may correct a handicap meanwhile.
  const opening = useOpening(dialog, session?.players);
  if (!session || !opening) return null;
  return <HandicapForm key={opening.key} seen={opening.seen} {...{ training, session, isOpen, hide }} />;
}

interface HandicapFormProps {
  training: ScheduledTraining;
  session: PlayerData;
  /** With the handicaps that the fields begin with. */
  seen: PlayerData['players'];
  isOpen: boolean;
  hide: () => void;
}

interface HandicapValues {
  handicaps: string[];
}

function HandicapForm({ training, session, seen, isOpen, hide }: HandicapFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const dispatch = useOutboxDispatch();
  const locale = currentLocale();
  const initialValues: HandicapValues = {
    handicaps: seen.map(({ handicap }) => showHandicap(handicap, locale)),
  };
  const typed = typedText(
    (text) => {
      const reading = readingOf(text, locale);
      if ('reason' in reading) return reading.reason;
      return reading.minusTyped ? 'minusTyped' : null;
    },
    (wrong) => (wrong === 'minusTyped' ? t('userForm.wrong.minusTyped') : reasonText(t, wrong, handicapLimits)),
  );
  const save = async ({ handicaps }: HandicapValues) => {
    const corrected = seen.flatMap(({ id, handicap: basedOn, ...player }, position) => {
      const reading = readingOf(handicaps[position] ?? '', locale);
      if ('reason' in reading || reading.handicap === basedOn) return [];
      return [{ playerId: id, handicap: reading.handicap, basedOn, players: personName(player) }];
    });
    hide();
    for (const one of corrected) {
      await dispatch(correctHandicap({ trainingId: training.id, playerDataId: session.id, ...one }));
    }
    if (corrected.length > 0) notify({ textKey: 'corrections.handicap.done' });
  };
  return (
    <Formik<HandicapValues>
      initialValues={initialValues}
      validationSchema={object({ handicaps: array(typed) })}
      validateOnBlur={false}
      onSubmit={save}
    >
      <FormDialog
        kind="startHandicap"
        open={isOpen}
        title={t('corrections.handicap.title', { players: playersOf(session) })}
        submitLabel={t('corrections.handicap.save')}
        onClose={hide}
      >
        {session.players.map((player, position) => (
          <CorrectedHandicapField
            key={player.id}
            name={`handicaps.${position}`}
            label={t('corrections.handicap.field', { name: personName(player) })}
            isFirst={position === 0}
          />
        ))}
        <FormInStore form="startHandicap" />
      </FormDialog>
    </Formik>
  );
}

/** A start handicap as it is typed, with how it is read. */
function CorrectedHandicapField({ name, label, isFirst }: { name: string; label: string; isFirst: boolean }) {
  const { t } = useTranslation();
  const [{ value }, { initialValue }, { setValue }] = useField<string>(name);
  const reading = readingOf(value, currentLocale());
  const isRead = value !== initialValue && !('reason' in reading);
  const read =
    isRead &&
    t(reading.isPlus ? 'corrections.handicap.readingPlus' : 'corrections.handicap.reading', {
      handicap: reading.shown,
    });
  return (
    <div>
      <Field
        name={name}
        label={label}
        helper={read || t('corrections.handicap.help')}
        required
        autoFocus={isFirst}
        autoComplete="off"
      />
      {isRead && reading.minusTyped && (
        <Button size="small" onClick={() => void setValue(reading.shown)} sx={{ minHeight: 44 }}>
          <span>{t('userForm.confirmPlus', { handicap: reading.shown })}</span>
        </Button>
      )}
    </div>
  );
}
