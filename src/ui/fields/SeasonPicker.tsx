import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { object, type Schema } from 'yup';
import { readDayOrDate, showDate, todayHere, typedDate } from '@/i18n/dates';
import { dayjs } from '@/i18n/dayjs';
import type { Locale } from '@contract/lists';
import { DateField } from './DateField';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { Select } from './Select';
import { typedText } from './typedText';
import { useSwitch } from '@/ui/useStoredControl';

/** A year, everything, or a range of calendar dates `YYYY-MM-DD`, both included, which may be open at an end. */
export type SeasonChoice = number | 'all' | { from: string | null; to: string | null };

interface SeasonPickerProps {
  /** Lower, above a grid. */
  isCompact?: boolean;
  /** Where no season is chosen, but of when something is. */
  label?: string;
  choice: SeasonChoice;
  onChoose: (choice: SeasonChoice) => void;
  /** Those with something in them, latest first; this year and the chosen one are offered in any case. */
  years: readonly number[];
}

const RANGE = 'range';

/** Chooses the season that is shown: a year, all years, or a range of days, which is typed. */
export function SeasonPicker({ choice, onChoose, years, label, isCompact = false }: SeasonPickerProps) {
  const { t } = useTranslation();
  const [isTypingRange, setTypingRange] = useSwitch('season/range');
  const isRange = isTypingRange || typeof choice === 'object';
  const always = [dayjs().year(), ...(typeof choice === 'number' ? [choice] : [])];
  const offered = [...new Set([...always, ...years])].sort((one, other) => other - one);
  const pick = (picked: string) => {
    setTypingRange(picked === RANGE);
    if (picked !== RANGE) onChoose(picked === 'all' ? 'all' : Number(picked));
  };
  const range = typeof choice === 'object' ? choice : { from: null, to: null };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Select
        control="season"
        size={isCompact ? 'small' : 'medium'}
        label={label ?? t('ui.season.label')}
        value={typeof choice === 'object' || isTypingRange ? RANGE : String(choice)}
        onChange={({ target }) => pick(target.value)}
        options={[
          ...offered.map((year) => ({ value: String(year), label: String(year) })),
          { value: 'all', label: t('ui.season.all') },
          { value: RANGE, label: t('ui.season.range') },
        ]}
        // Of all that is offered only the range needs more room.
        sx={{ width: isRange ? 230 : isCompact ? 150 : 200, maxWidth: '100%' }}
      />
      {isRange && <DateRange key={`${range.from} ${range.to}`} range={range} onChoose={onChoose} />}
    </Stack>
  );
}

/** Returns the season for reading, as headings, files and paper name it. */
export function seasonText(choice: SeasonChoice, t: TFunction, locale: Locale): string {
  if (choice === 'all') return t('ui.season.all');
  if (typeof choice === 'number') return t('ui.season.of', { year: choice });
  const [from, to] = [choice.from, choice.to].map((day) => day && showDate(day, locale));
  if (!from) return t('ui.season.until', { to });
  return to ? t('ui.season.between', { from, to }) : t('ui.season.since', { from });
}

interface Range {
  /** `YYYY-MM-DD`; null: open. */
  from: string | null;
  to: string | null;
}

/** The form as it is typed: `DD.MM.YYYY`, or nothing. */
type Typed = Record<keyof Range, string>;

const typed = (day: string | null) => (day === null ? '' : typedDate(day));

const readDay = (text: string) => readDayOrDate(text, todayHere());

const read = ({ from, to }: Typed): Range => ({ from: readDay(from), to: readDay(to) });

type FieldError = 'noDay' | 'impossible' | 'backwards';

/** A range may be open at one end, but not at both. */
function rangeSchema(message: (fieldError: FieldError) => string) {
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
  const end = (fieldErrorOf: (day: string, values: Partial<Typed>) => FieldError | null) =>
    typedText<FieldError, Partial<Typed>>((text, values) => {
      const day = readDay(text);
      if (isEmpty(text)) return fieldErrorOf('', values);
      return day === null ? 'impossible' : fieldErrorOf(day, values);
    }, message);
  return object({
    from: end((day, { to }) => (day === '' && isEmpty(to) ? 'noDay' : null)),
    to: end((day, { from }) => (day !== '' && day < (readDay(from ?? '') ?? '') ? 'backwards' : null)),
  } satisfies Record<keyof Range, Schema>);
}

/** A range of days that is typed; it counts once it is asked for. */
function DateRange({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const { t } = useTranslation();
  return (
    <Formik<Typed>
      initialValues={{ from: typed(range.from), to: typed(range.to) }}
      validationSchema={rangeSchema((fieldError) => t(`ui.season.${fieldError}`))}
      validateOnBlur={false}
      onSubmit={(values) => onChoose(read(values))}
    >
      <Form noValidate aria-label={t('ui.season.range')}>
        <FormInStore form="season" />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          {(['from', 'to'] as const).map((end) => (
            <Box key={end} sx={{ width: 200, maxWidth: '100%' }}>
              <DateField name={end} label={t(`ui.season.${end}`)} isOptional />
            </Box>
          ))}
          <Button type="submit" variant="outlined" sx={{ minHeight: 56 }}>
            {t('ui.season.show')}
          </Button>
        </Stack>
      </Form>
    </Formik>
  );
}
