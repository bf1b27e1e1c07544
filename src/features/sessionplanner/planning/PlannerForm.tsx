import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers, type FormikProps, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { showDate, typedDate, weekdayName } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { readTimeOfDay } from '@/i18n/plannedTimes';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { DateField } from '@/ui/fields/DateField';
import { Field, FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import { TimeField } from '@/ui/fields/TimeField';
import { useIsReplayed } from '@/ui/stateContexts';
import { useToday } from '@/ui/useToday';
import type { Template } from '@contract/template';
import { DayNames } from './DayNames';
import { PlanningProgress, PlanningStopped } from './PlanningProgress';
import { TemplateField } from './TemplateField';
import {
  daysPlanned,
  errorsAtFields,
  isPlanOf,
  nextPlan,
  planForToday,
  plannerSchema,
  type PlannerValues,
} from './plannerForm';
import { type OnPlan, PLANNER_FORM, usePlanning } from './usePlanning';
import { useStartPlanned } from './useStartPlanned';

interface PlannerFormProps {
  golfclubId: string;
  templates: readonly Template[];
  onPlan: OnPlan;
  pickedDay: PickedDay | null;
}

/** A day that was picked beside the form, perhaps before the form was there. The same day picked again is another object. */
export interface PickedDay {
  /** `YYYY-MM-DD` */
  day: string;
}

/** In one row where there is room: least widths in pixels, and how the rest is shared. */
const fields = [
  [1, 160],
  [1, 105],
  [4, 190],
  [1, 180],
] as const;
const widths = Object.fromEntries(
  fields.map(([grow, least], position) => [`& > :nth-of-type(${position + 1})`, { flex: `${grow} 1 ${least}px` }]),
);

/** Plans a training, once or weekly; a refusal stands at its field where it concerns one, and what was typed stays. */
export function PlannerForm({ golfclubId, templates, onPlan, pickedDay }: PlannerFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [begun] = useState(planForToday);
  const form = useRef<FormikProps<PlannerValues>>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const { startPlanned, isStarting } = useStartPlanned();
  /** What was pressed: *Plan and start*, and not *Plan*. */
  const isStarted = useRef(false);
  const { series, error, isBusy, plan, goOn, giveUp } = usePlanning(() => {
    const onPlanned = onPlan();
    return (training, days) => {
      const values = form.current?.values;
      // What is typed meanwhile belongs to the next training.
      if (values && isPlanOf(values, training, days)) form.current?.resetForm({ values: nextPlan(values) });
      onPlanned(training, days);
      if (isStarted.current) void startPlanned(training);
    };
  });

  /** The button that was pressed vanishes, and the focus must not vanish with it. */
  const leaveFor = (what: () => void) => {
    dateInput.current?.focus();
    what();
  };

  const submit = async (values: PlannerValues, { setErrors }: FormikHelpers<PlannerValues>) => {
    const { trainingTemplateId } = values;
    const plannedTime = readTimeOfDay(values.plannedTime);
    const failed = await plan({ golfclubId, trainingTemplateId, plannedTime, days: daysPlanned(values) });
    if (failed !== undefined) setErrors(errorsAtFields(failed, problemText));
  };

  return (
    <Formik
      innerRef={form}
      initialValues={begun}
      validationSchema={plannerSchema((fieldError) => t(`planner.wrong.${fieldError}`))}
      // The server's error of a field stays until the field is changed.
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate aria-label={t('planner.form.title')}>
        <FormInStore form={PLANNER_FORM} />
        <FocusFirstError />
        <DateOfToday />
        <PickedDate pickedDay={pickedDay} dateInput={dateInput} />
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', ...widths }}>
            <DateField name="plannedDate" label={t('moving.date')} inputRef={dateInput} />
            <TimeField name="plannedTime" label={t('moving.time')} />
            <TemplateField name="trainingTemplateId" templates={templates} />
            <Field
              name="repeats"
              label={t('planner.form.repeats')}
              helper={t('planner.form.repeatsHelper')}
              inputMode="numeric"
              autoComplete="off"
            />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexGrow: { xs: 1, md: 0 } }}>
              <LoadingButton
                type="submit"
                variant="contained"
                size="large"
                loading={isBusy || isStarting}
                onClick={() => {
                  isStarted.current = false;
                }}
                sx={{ minHeight: 56, px: { xs: 2, lg: 4 }, flex: '1 0 auto' }}
              >
                {t('planner.form.plan')}
              </LoadingButton>
              <PlanAndStart
                isBusy={isBusy || isStarting}
                onPress={() => {
                  isStarted.current = true;
                }}
              />
            </Stack>
          </Box>
          <PlannedDays />
          <PlanningProgress series={isBusy ? series : null} />
          {error !== undefined && series?.golfclubId === golfclubId && (
            <PlanningStopped
              series={series}
              error={error}
              onGoOn={() => leaveFor(() => void goOn())}
              onGiveUp={() => leaveFor(giveUp)}
            />
          )}
        </Stack>
      </Form>
    </Formik>
  );
}

/** Over midnight a form in which nothing was typed goes on with the new day. */
function DateOfToday() {
  const { values, dirty, resetForm } = useFormikContext<PlannerValues>();
  const isReplayed = useIsReplayed();
  const today = useToday();
  const known = useRef(today);
  useEffect(() => {
    if (isReplayed || known.current === today) return;
    const isUntouched = !dirty && values.plannedDate === typedDate(known.current);
    known.current = today;
    if (isUntouched) resetForm({ values: planForToday() });
  }, [isReplayed, today, dirty, values, resetForm]);
  return null;
}

interface PickedDateProps {
  pickedDay: PickedDay | null;
  dateInput: RefObject<HTMLInputElement | null>;
}

/** Makes a picked day the date of the form and leads there. */
function PickedDate({ pickedDay, dateInput }: PickedDateProps) {
  const { setFieldValue } = useFormikContext<PlannerValues>();
  useEffect(() => {
    if (!pickedDay) return;
    void setFieldValue('plannedDate', typedDate(pickedDay.day));
    dateInput.current?.focus();
  }, [pickedDay, setFieldValue, dateInput]);
  return null;
}

/** Plans a training for today and starts it; there is none for another day or a series. */
function PlanAndStart({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const { values, submitForm } = useFormikContext<PlannerValues>();
  const today = useToday();
  if (daysPlanned(values).join() !== today) return null;
  return (
    <LoadingButton
      variant="outlined"
      size="large"
      loading={isBusy}
      onClick={() => {
        onPress();
        void submitForm();
      }}
      sx={{ minHeight: 56, px: 2, flex: '1 0 auto' }}
    >
      {t('planner.form.planAndStart')}
    </LoadingButton>
  );
}

/** The days that the form would plan, where they are more than the one that was typed. */
function PlannedDays() {
  const { t } = useTranslation();
  const { values } = useFormikContext<PlannerValues>();
  const locale = currentLocale();
  const days = daysPlanned(values);
  const [first, last] = [days[0], days.at(-1)];
  const isSeries = days.length > 1 && first !== undefined && last !== undefined;
  return (
    <Box>
      <Typography role="status">
        {isSeries &&
          t('planner.series.willPlan', {
            count: days.length,
            weekday: weekdayName(first, locale),
            first: showDate(first, locale),
            last: showDate(last, locale),
          })}
      </Typography>
      {isSeries && <DayNames label={t('planner.series.days')} days={days} />}
    </Box>
  );
}
