import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Field, type FieldProps } from './Field';
import { useOptions } from '@/ui/useControl';

interface Options {
  /** Its name in the state, which knows whose options are open. */
  control: string;
  options: readonly { value: string; label: string }[];
}

type SelectProps = Options &
  Pick<TextFieldProps, 'label' | 'value' | 'onBlur' | 'name' | 'disabled' | 'error' | 'helperText' | 'size' | 'sx'> & {
    onChange: NonNullable<TextFieldProps['onChange']>;
    fullWidth?: boolean;
    /** Where no label is shown. */
    'aria-label'?: string;
    /** Of what takes the focus. */
    inputRef?: TextFieldProps['inputRef'];
  };

/** Chooses one of a few. The list is drawn by the page and not by the browser, whose lists no replay could show. */
export function Select({ control, options, 'aria-label': label, ...rest }: SelectProps) {
  const slotProps = useSelectSlots(control);
  return (
    <TextField
      select
      {...rest}
      slotProps={label === undefined ? slotProps : { ...slotProps, htmlInput: { 'aria-label': label } }}
    >
      {itemsOf(options)}
    </TextField>
  );
}

/** A `Select` of the surrounding Formik form. */
export function SelectField({ control, options, ...rest }: Options & Omit<FieldProps, 'select' | 'slotProps'>) {
  return (
    <Field select {...rest} slotProps={useSelectSlots(control)}>
      {itemsOf(options)}
    </Field>
  );
}

/** An empty value has its option, whose text is shown too. */
const useSelectSlots = (control: string) => ({
  inputLabel: { shrink: true },
  select: { displayEmpty: true, ...useOptions(control) },
});

const itemsOf = (options: Options['options']) =>
  options.map(({ value, label }) => (
    <MenuItem key={value} value={value}>
      <span>{label}</span>
    </MenuItem>
  ));
