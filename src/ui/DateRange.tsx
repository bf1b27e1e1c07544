import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, type Schema } from 'yup';
import { readDate, typedDate } from '../i18n/dates';
import { Field } from './Field';
import { typedText } from './typedText';

interface Range {
  /** `YYYY-MM-DD`; null: open. */
  from: string | null;
  to: string | null;
}

/** The form as it is typed: `DD.MM.YYYY`, or nothing. */
type Typed = Record<keyof Range, string>;

const typed = (day: string | null) => (day === null ? '' : typedDate(day));
const read = ({ from, to }: Typed): Range => ({ from: readDate(from), to: readDate(to) });

type Fault = 'noDay' | 'impossible' | 'backwards';

/** A range may be open at one end, but not at both. */
function rangeSchema(say: (fault: Fault) => string) {
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
  const end = (faultOf: (day: string, values: Partial<Typed>) => Fault | null) =>
    typedText<Fault, Partial<Typed>>((text, values) => {
      const day = readDate(text);
      if (isEmpty(text)) return faultOf('', values);
      return day === null ? 'impossible' : faultOf(day, values);
    }, say);
  return object({
    from: end((day, { to }) => (day === '' && isEmpty(to) ? 'noDay' : null)),
    to: end((day, { from }) => (day !== '' && day < (readDate(from ?? '') ?? '') ? 'backwards' : null)),
  } satisfies Record<keyof Range, Schema>);
}

/** A range of days that is typed; it counts once it is asked for. */
export function DateRange({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const { t } = useTranslation();
  return (
    <Formik<Typed>
      initialValues={{ from: typed(range.from), to: typed(range.to) }}
      validationSchema={rangeSchema((fault) => t(`ui.season.${fault}`))}
      validateOnBlur={false}
      onSubmit={(values) => onChoose(read(values))}
    >
      <Form noValidate aria-label={t('ui.season.range')}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              name={end}
              label={t(`ui.season.${end}`)}
              helper={t('fields.date')}
              inputMode="decimal"
              autoComplete="off"
              fullWidth={false}
              sx={{ width: 180, maxWidth: '100%' }}
            />
          ))}
          <Button type="submit" variant="outlined" sx={{ minHeight: 56 }}>
            {t('ui.season.show')}
          </Button>
        </Stack>
      </Form>
    </Formik>
  );
}
