import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { memo, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface PickFieldProps {
  name: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** Picks one of these, or none. */
export function PickField(props: PickFieldProps) {
  const [{ value, onChange, onBlur }, { error, touched }] = useField<string>(props.name);
  return <Drawn {...props} value={value} onChange={onChange} onBlur={onBlur} fault={touched ? error : undefined} />;
}

interface DrawnProps extends PickFieldProps {
  value: string;
  onChange: (event: ChangeEvent) => void;
  onBlur: (event: FocusEvent) => void;
  fault: string | undefined;
}

const Drawn = memo(function Drawn({ name, label, choices, value, onChange, onBlur, fault }: DrawnProps) {
  const { t } = useTranslation();
  return (
    <TextField
      fullWidth
      select
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      label={label}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{t('templates.editor.none')}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
});
