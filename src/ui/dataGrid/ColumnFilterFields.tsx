import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterKind, FilterOperator } from '@contract/columnFilter';
import { Field } from '../fields/Field';
import { SelectField } from '../fields/Select';
import { takesValue, type TypedFilter } from './columnFilterForm';
import { operatorText } from './gridFilter';

interface ColumnFilterFieldsProps {
  kind: FilterKind;
  operators: readonly FilterOperator[];
  choices: readonly { value: string; label: string }[];
}

/** The operator of a filter, and what it compares with. */
export function ColumnFilterFields({ kind, operators, choices }: ColumnFilterFieldsProps) {
  const { t } = useTranslation();
  const { values } = useFormikContext<TypedFilter>();
  const help = () => {
    if (values.operator === 'isAnyOf') return t('ui.grid.filter.listHelp');
    if (kind === 'handicap') return t('ui.grid.filter.handicapHelp');
    return kind === 'date' ? t('ui.grid.filter.dateHelp') : undefined;
  };
  const helper = help();
  return (
    <>
      {operators.length > 1 && (
        <SelectField
          name="operator"
          label={t('ui.grid.filter.operator')}
          size="small"
          control="filter/operator"
          options={operators.map((operator) => ({ value: operator, label: operatorText(operator) }))}
        />
      )}
      {kind === 'choice' && <Choices choices={choices} isOne={values.operator !== 'isAnyOf'} />}
      {kind === 'boolean' && (
        <SelectField
          name="value"
          label={t('ui.grid.filter.value')}
          size="small"
          autoFocus
          control="filter/value"
          options={[
            { value: 'true', label: t('ui.grid.filter.yes') },
            { value: 'false', label: t('ui.grid.filter.no') },
          ]}
        />
      )}
      {kind !== 'choice' && kind !== 'boolean' && takesValue(values.operator) && (
        <Field
          name="value"
          label={t('ui.grid.filter.value')}
          size="small"
          autoFocus
          autoComplete="off"
          {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
          {...(helper === undefined ? {} : { helper })}
        />
      )}
    </>
  );
}

function Choices({ choices, isOne }: { choices: ColumnFilterFieldsProps['choices']; isOne: boolean }) {
  const { t } = useTranslation();
  const { values, errors, touched, setFieldValue } = useFormikContext<TypedFilter>();
  const errorId = useId();
  const isWrong = touched.chosen !== undefined && errors.chosen !== undefined;
  const Tick = isOne ? Radio : Checkbox;
  const choose = (value: string) => {
    const others = values.chosen.filter((other) => other !== value);
    const next = isOne || others.length === values.chosen.length ? [...(isOne ? [] : others), value] : others;
    void setFieldValue('chosen', next, false);
  };
  return (
    <FormControl component="fieldset" error={isWrong} {...(isWrong ? { 'aria-describedby': errorId } : {})}>
      <FormLabel component="legend">{t('ui.grid.filter.value')}</FormLabel>
      <FormGroup>
        {choices.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Tick
                size="small"
                checked={isOne ? values.chosen[0] === value : values.chosen.includes(value)}
                onChange={() => choose(value)}
              />
            }
          />
        ))}
      </FormGroup>
      {isWrong && <FormHelperText id={errorId}>{String(errors.chosen)}</FormHelperText>}
    </FormControl>
  );
}
