import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { FormDialog } from '@/editing/FormDialog';
import { refusalOf } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showPlanned } from '@/i18n/plannedTimes';
import type { SeriesScope } from '@/modal/dialog';
import { dialogShown } from '@/modal/modalSlice';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { DateField } from '@/ui/fields/DateField';
import { Notice } from '@/ui/Notice';
import { TimeField } from '@/ui/fields/TimeField';
import { useSwitch } from '@/ui/useStoredControl';
import type { ScheduledTraining } from '@contract/training';
import type { TrainingPlan } from '@contract/trainingPlan';
import { canMove } from '@contract/trainingStates';
import { SeriesScopeField } from './SeriesScopeField';
import { movesOf, moveSchema, type MoveValues, valuesOf } from './moveForm';
import { useMoving } from './useMoving';

const FORM = 'moveTraining';

interface MoveFormProps {
  training: ScheduledTraining;
  /** Of its series, as the server answered last. */
  plans: readonly TrainingPlan[];
  scope: SeriesScope;
  isOpen: boolean;
  hide: () => void;
}

/** Where a training is moved to; when somebody else was faster, that is shown, and moving goes on from there. */
export function MoveForm({ training, plans: latest, scope, isOpen, hide }: MoveFormProps) {
  const { t } = useTranslation();
  const move = useMoving(training);
  const { failed, refused, refusalCleared } = useFormStatus(FORM);
  // What moves is what was seen here first: another's move in between is refused as stale, and only then taken as it is.
  const [first] = useState(latest);
  const [isOvertaken, setOvertaken] = useSwitch('moveTraining/overtaken');
  const basis = isOvertaken ? latest : first;
  const plan = basis.find(({ id }) => id === training.id);
  const [initialValues] = useState<MoveValues>(() => valuesOf(plan ?? training));
  const isMovable = plan !== undefined && canMove(plan);

  const submit = async (values: MoveValues, { setErrors }: FormikHelpers<MoveValues>) => {
    const moves = movesOf(values, basis, training.id, scope);
    if (moves.length === 0) {
      setErrors({ newDate: t('moving.wrong.nothing') });
      return;
    }
    refusalCleared();
    const error = await move(moves, basis);
    if (error === undefined) {
      hide();
      return;
    }
    if (isChangedMeanwhile(error)) setOvertaken(true);
    refused(error);
  };
  return (
    <Formik<MoveValues>
      initialValues={initialValues}
      validationSchema={moveSchema((fieldError) => t(`moving.wrong.${fieldError}`))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormDialog
        kind="moveTraining"
        open={isOpen}
        title={t('moving.title', { name: localizedText(training.name) })}
        submitLabel={t('moving.move')}
        onClose={hide}
        isBlocked={!isMovable}
      >
        {plan && <Typography>{t('moving.now', { date: showPlanned(plan, currentLocale()) })}</Typography>}
        <FailureNotice
          failed={failed}
          text={isChangedMeanwhile(failed?.failure) ? t('moving.overtaken') : null}
          takesFocus={false}
        />
        {!isMovable && <Notice severity="warning">{t('moving.notPlanned')}</Notice>}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <DateField name="newDate" label={t('moving.date')} />
          <TimeField name="newTime" label={t('moving.time')} />
        </Stack>
        <Scope plans={basis} id={training.id} scope={scope} />
        <Preview plans={basis} id={training.id} scope={scope} />
        <FormInStore form={FORM} />
      </FormDialog>
    </Formik>
  );
}

interface ScopeProps {
  plans: readonly TrainingPlan[];
  id: string;
  scope: SeriesScope;
}

function Scope({ plans, id, scope }: ScopeProps) {
  const dispatch = useDispatch();
  const { isSubmitting } = useFormikContext<MoveValues>();
  return (
    <SeriesScopeField
      plans={plans}
      id={id}
      scope={scope}
      onChoose={(chosen) => dispatch(dialogShown({ kind: 'moveTraining', id, scope: chosen }))}
      of="move"
      isBusy={isSubmitting}
    />
  );
}

/** Somebody else has moved, started or deleted one of them. */
const isChangedMeanwhile = (error: unknown) =>
  ['stale', 'wrong-state', 'not-found'].includes(refusalOf(error)?.code ?? '');

/** Where the trainings would go. */
function Preview({ plans, id, scope }: ScopeProps) {
  const { t } = useTranslation();
  const { values } = useFormikContext<MoveValues>();
  const moves = movesOf(values, plans, id, scope);
  const [first, last] = [moves[0], moves.at(-1)].map((moved) => (moved ? showPlanned(moved, currentLocale()) : ''));
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {moves.length > 0 && t('moving.preview', { count: moves.length, first, last })}
    </Typography>
  );
}
