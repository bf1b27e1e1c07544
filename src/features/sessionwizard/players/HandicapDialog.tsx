import { Formik, useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { array, object } from 'yup';
import { FormDialog } from '@/editing/FormDialog';
import { handicapLimits, reasonText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName, playersOf } from '@/i18n/personName';
import { useDialog } from '@/modal/useDialog';
import { correctHandicap, useOutboxDispatch } from '@/outbox/recording';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { Field } from '@/ui/Field';
import { typedText } from '@/ui/typedText';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { readingOf } from './handicapConfirmation';

/** Corrects the start handicaps of one player session of the training; recorded on this device, then sent. */
export function HandicapDialog({ training }: { training: ScheduledTraining }) {
  const { isOpen, dialog, hide } = useDialog('startHandicap');
  const session = training.trainingSessions.find(({ id }) => id === dialog?.id);
  if (!session) return null;
  return <HandicapForm key={session.id} {...{ training, session, isOpen, hide }} />;
}

interface HandicapFormProps {
  training: ScheduledTraining;
  session: PlayerData;
  isOpen: boolean;
  hide: () => void;
}

interface HandicapValues {
  handicaps: string[];
}

function HandicapForm({ training, session, isOpen, hide }: HandicapFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const dispatch = useOutboxDispatch();
  const locale = currentLocale();
  const initialValues: HandicapValues = {
    handicaps: session.players.map(({ handicap }) => showHandicap(handicap, locale)),
  };
  const typed = typedText(
    (text) => {
      const reading = readingOf(text, locale);
      return 'reason' in reading ? reading.reason : null;
    },
    (reason) => reasonText(t, reason, handicapLimits),
  );
  const save = async ({ handicaps }: HandicapValues) => {
    const corrected = session.players.flatMap(({ id, handicap: basedOn }, position) => {
      const reading = readingOf(handicaps[position] ?? '', locale);
      if ('reason' in reading || reading.handicap === basedOn) return [];
      return [{ playerId: id, handicap: reading.handicap, basedOn }];
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
          <HandicapField
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
function HandicapField({ name, label, isFirst }: { name: string; label: string; isFirst: boolean }) {
  const { t } = useTranslation();
  const [{ value }, { initialValue }] = useField<string>(name);
  const reading = readingOf(value, currentLocale());
  const isRead = value !== initialValue && !('reason' in reading);
  const read =
    isRead &&
    t(reading.isPlus ? 'corrections.handicap.readingPlus' : 'corrections.handicap.reading', {
      handicap: reading.shown,
    });
  return (
    <Field
      name={name}
      label={label}
      helper={read || t('corrections.handicap.help')}
      required
      autoFocus={isFirst}
      autoComplete="off"
    />
  );
}
