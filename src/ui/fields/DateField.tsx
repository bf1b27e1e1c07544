import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useField } from 'formik';
import { Suspense, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { readDayOrDate, todayHere, typedDate } from '@/i18n/dates';
import { Field } from './Field';
import { lazyComponent } from '@/ui/lazyLoading';
import { useMenu } from '@/ui/shellSlice';

/** Of a DateCalendar of MUI. */
const calendarSize = { width: 320, height: 336 };

const DayCalendar = lazyComponent(() => import('@/ui/DayCalendar'));

interface DateFieldProps {
  name: string;
  label: string;
  isOptional?: boolean;
  /** For whoever fills it in from elsewhere and leads there. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A date that is typed; a calendar can fill it in, but what stands in the field counts. */
export function DateField({ name, label, isOptional = false, inputRef }: DateFieldProps) {
  const { t } = useTranslation();
  const [field, , { setValue }] = useField<string>(name);
  const { isOpen, open, close } = useMenu(`date/${name}`);
  const button = useRef<HTMLButtonElement>(null);
  const read = readDayOrDate(field.value, todayHere());
  /** The year that was left out is shown. */
  const complete = () => {
    if (read !== null && field.value !== typedDate(read)) void setValue(typedDate(read));
  };
  const pick = (date: string) => {
    void setValue(typedDate(date));
    close();
  };
  return (
    <Box onBlur={complete}>
      <Field
        name={name}
        label={label}
        required={!isOptional}
        autoComplete="off"
        placeholder={t('fields.date')}
        helper={t('fields.date')}
        slotProps={{
          htmlInput: { inputMode: 'decimal', ref: inputRef },
          input: { endAdornment: <CalendarButton buttonRef={button} label={label} onOpen={open} isOpen={isOpen} /> },
        }}
      />
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // As large as the calendar from the first: a popover is placed once, before that is loaded.
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('ui.calendar.label'), sx: calendarSize } }}
      >
        <Suspense fallback={<CircularProgress aria-label={t('ui.loading')} sx={{ m: 4 }} />}>
          <DayCalendar date={read} onPick={pick} />
        </Suspense>
      </Popover>
    </Box>
  );
}

interface CalendarButtonProps {
  buttonRef: Ref<HTMLButtonElement>;
  /** Of the field: a form may have several. */
  label: string;
  onOpen: () => void;
  isOpen: boolean;
}

function CalendarButton({ buttonRef, label, onOpen, isOpen }: CalendarButtonProps) {
  const { t } = useTranslation();
  return (
    <InputAdornment position="end">
      <IconButton
        ref={buttonRef}
        edge="end"
        aria-label={`${t('ui.calendar.pickDate')}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <CalendarMonthIcon />
      </IconButton>
    </InputAdornment>
  );
}
