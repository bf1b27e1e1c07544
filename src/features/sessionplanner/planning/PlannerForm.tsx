import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import type { ScheduledTraining } from '../../../../contract/training';
import { usePlanTrainingMutation } from '../../../api/training';
import { refusalOf } from '../../../ui/failure';
import { Notice } from '../../../ui/Notice';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { DateField } from './DateField';
import { emptyPlan, nextPlan, planToWire, plannerSchema, type PlannerValues } from './plannerForm';
import { TemplateField } from './TemplateField';

interface PlannerFormProps {
  golfclubId: string;
  templates: readonly Template[];
  onPlanned: (training: ScheduledTraining) => void;
}

/** Plans a training; a refusal stands at its field where it concerns one, and what was typed stays. */
export function PlannerForm({ golfclubId, templates, onPlanned }: PlannerFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [planTraining, { error }] = usePlanTrainingMutation();

  /** Where the form itself shows why the server refused. */
  const shownAtFields = (refused: unknown): Partial<PlannerValues> => {
    const { plannedDate, trainingTemplateId } = fieldErrorsOf(refused);
    const code = refusalOf(refused)?.code;
    const ofTemplate =
      code === 'template-not-ready' || code === 'unknown-reference' ? problemText(refused) : trainingTemplateId;
    return {
      ...(plannedDate === undefined ? {} : { plannedDate }),
      ...(ofTemplate === undefined ? {} : { trainingTemplateId: ofTemplate }),
    };
  };

  const submit = async (values: PlannerValues, { resetForm, setErrors }: FormikHelpers<PlannerValues>) => {
    const answer = await planTraining(planToWire(values, golfclubId));
    if (answer.error) {
      setErrors(shownAtFields(answer.error));
      return;
    }
    resetForm({ values: nextPlan(values) });
    onPlanned(answer.data);
  };

  return (
    <Formik
      initialValues={emptyPlan}
      validationSchema={plannerSchema((fault) => t(`planner.wrong.${fault}`))}
      // What the server said about a field stays until the field is changed.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('planner.form.title')}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
            <DateField name="plannedDate" label={t('planner.form.date')} />
            <TemplateField name="trainingTemplateId" templates={templates} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isSubmitting}
              sx={{ minHeight: 56, px: 4, flexShrink: 0 }}
            >
              {t('planner.form.plan')}
            </Button>
          </Stack>
          {error !== undefined && Object.keys(shownAtFields(error)).length === 0 && (
            <Notice severity="error">{problemText(error)}</Notice>
          )}
        </Form>
      )}
    </Formik>
  );
}
