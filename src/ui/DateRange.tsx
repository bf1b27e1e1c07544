import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { readDate, typedDate } from '../i18n/dates';
import { Field } from './Field';

interface Range {
  /** `YYYY-MM-DD`; null: open. */
  from: string | null;
  to: string | null;
}

/** The form as it is typed: `DD.MM.YYYY`, or nothing. */
type Typed = Record<keyof Range, string>;

const typed = (day: string | null) => (day === null ? '' : typedDate(day));
const read = ({ from, to }: Typed): Range => ({ from: readDate(from), to: readDate(to) });

/** A range of days that is typed; it counts once it is asked for. */
export function DateRange({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const { t } = useTranslation();
  const faults = (values: Typed) => {
    const { from, to } = read(values);
    const isWrong = (text: string, day: string | null) => text.trim() !== '' && day === null;
    if (values.from.trim() === '' && values.to.trim() === '') return { from: t('ui.season.noDay') };
    return {
      ...(isWrong(values.from, from) ? { from: t('ui.season.impossible') } : {}),
      ...(isWrong(values.to, to) ? { to: t('ui.season.impossible') } : {}),
      ...(from !== null && to !== null && from > to ? { to: t('ui.season.backwards') } : {}),
    };
  };
  return (
    <Formik<Typed>
      initialValues={{ from: typed(range.from), to: typed(range.to) }}
      validate={faults}
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
              helper={t('ui.season.format')}
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
