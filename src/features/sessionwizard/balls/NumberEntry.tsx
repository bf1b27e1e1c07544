import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { pointsSchema, readPoints, type PointsValues } from './readPoints';

const nothing: PointsValues = { points: '' };

/** The points of the ball with this index as a whole number; Enter records it. */
export function NumberEntry({ index, onEnter }: { index: number; onEnter: (points: number) => void }) {
  const { t } = useTranslation();
  const enter = ({ points }: PointsValues, { resetForm }: FormikHelpers<PointsValues>) => {
    const read = readPoints(points);
    if ('reason' in read) return;
    onEnter(read.points);
    resetForm();
  };
  return (
    <Formik
      initialValues={nothing}
      validationSchema={pointsSchema((reason) => t(`wizard.balls.${reason}`))}
      // A number that is still being typed is not wrong yet.
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={enter}
    >
      {({ values, errors, setFieldValue, setErrors }) => {
        const type = (text: string) => {
          setErrors({});
          void setFieldValue('points', text);
        };
        return (
          <Stack component={Form} direction="row" noValidate sx={{ gap: 1, alignItems: 'flex-start' }}>
            <TextField
              name="points"
              label={t('wizard.balls.entry', { number: index + 1 })}
              value={values.points}
              onChange={({ target }) => type(target.value)}
              error={errors.points !== undefined}
              helperText={errors.points}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', sx: { height: 31 } } }}
              sx={{ flexGrow: 1, maxWidth: 280 }}
            />
            <Button
              type="button"
              variant="outlined"
              // The number keyboards of some phones have no minus.
              aria-label={t('wizard.balls.sign')}
              onClick={() => type(/^[-−]/.test(values.points) ? values.points.slice(1) : `-${values.points}`)}
              sx={{ minHeight: 64, minWidth: 64, fontSize: '1.25rem' }}
            >
              ±
            </Button>
            <Button type="submit" variant="contained" sx={{ minHeight: 64, minWidth: 88 }}>
              {t('wizard.balls.record')}
            </Button>
          </Stack>
        );
      }}
    </Formik>
  );
}
